import type { ReactNode } from 'react';
import type { Edition } from '../../content/collections.ts';
import { routes } from '../../routes.ts';
import { conferenceDays, nextEditionLine } from '../../site/conference-facts.ts';
import { Actions } from '../../ui/actions.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Band } from '../../ui/band.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Label, Lede, Quiet } from '../../ui/letters.tsx';
import { TranslationLinks } from '../parents/translation-links.tsx';
import { OPENS_REGISTRATION, registerLabel } from '../registration/registration-dialog.tsx';
import { Facade } from './facade.tsx';
import styles from './hero.module.css';

/** Astro passes its slots as props. */
interface HeroProps {
  edition: Edition;
  /** Such as `Countdown to Glory: 47 Days!`, kept up to date by script. */
  countdown?: ReactNode;
  /** The same with 0 days. */
  endedCountdown?: ReactNode;
  /** What is on and what comes next, during the conference. */
  upNext?: ReactNode;
  /** The four figures of the countdown. */
  cells?: ReactNode;
}

/**
 * Head of the home page. It leads with the countdown before the conference, with the day, its dress code and the place
 * during it, and with a sentence that it has ended after it. The countdown is then smaller.
 */
export function Hero({ edition, countdown, endedCountdown, upNext, cells }: HeroProps) {
  const { committees, conference, pages, schedule, wording } = edition;
  const { venue, map } = conference;
  const days = conferenceDays(conference);
  const { before, after } = pages.home.countdown;
  const words = wording.home;
  return (
    <div className={styles.hero}>
      <div className={`wrap columns ${styles.inner}`}>
        <div className={`stack ${styles.copy}`}>
          {days.map(({ date }, index) => (
            <Label key={date} className={styles.session} data-when="during" data-when-day={index + 1}>
              {days.length > 1 ? `${words.inSession}: day ${index + 1} of ${days.length}` : words.inSession}
            </Label>
          ))}
          {/* One heading, whose words change with the phase. */}
          <h1>
            <span data-when="before">{countdown}</span>
            {days.map(({ weekday, date }, index) => (
              <span key={date} data-when="during" data-when-day={index + 1}>
                {weekday}, <span className="unbroken">{date}</span>
              </span>
            ))}
            <span data-when="after">{pages.home.ended}</span>
          </h1>
          <Lede data-when="before">{pages.home.lede}</Lede>
          {upNext}
          {days.map(({ date, dress, dressTomorrow }, index) => (
            <dl key={date} className={styles.today} data-when="during" data-when-day={index + 1}>
              {dress && (
                <div>
                  <Label as="dt">{words.dressCode}</Label>
                  <dd>{dress}</dd>
                  {dressTomorrow && (
                    <Quiet as="dd" isSmall className={styles.tomorrow}>
                      {words.tomorrow}: {dressTomorrow}
                    </Quiet>
                  )}
                </div>
              )}
              <div>
                <Label as="dt">{words.place}</Label>
                <dd>{venue}</dd>
              </div>
            </dl>
          ))}
          <Lede data-when="after">
            {pages.home.afterwards} {!edition.isArchive && nextEditionLine(conference)}
          </Lede>
          <Actions className={styles.actions}>
            <Button kind="accent" data-when="before" {...OPENS_REGISTRATION}>
              {registerLabel(edition)}
            </Button>
            {map && (
              <span data-when="during">
                <ButtonLink kind="accent" href={map}>
                  {wording.facts.openMap}
                </ButtonLink>
              </span>
            )}
            {committees.length > 0 && (
              <span data-when="after">
                <ButtonLink kind="accent" href={routes.committees}>
                  {committees.length > 1 ? words.readAgendas : words.readAgenda}
                </ButtonLink>
              </span>
            )}
            <Button kind="line" data-when="during after" {...OPENS_REGISTRATION}>
              {registerLabel(edition)}
            </Button>
            <span className={`actions ${styles.actions}`}>
              {schedule.days.length > 0 && <ArrowLink href={routes.schedule}>{pages.schedule.title}</ArrowLink>}
              <ArrowLink href={routes.guidelines}>{pages.guidelines.title}</ArrowLink>
              <TranslationLinks languages={edition.languages} />
            </span>
          </Actions>
        </div>
        <Facade inscription={endedCountdown} length={`${before} 0 ${after}`.length}>
          {cells}
        </Facade>
      </div>
      <Band />
    </div>
  );
}

/** The purpose of the conference in one sentence, as a treaty opens. */
export function Preamble({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <section className={`wrap columns ${styles.preamble}`} aria-label={label}>
      <Label className={styles.margin}>{label}</Label>
      <div className={styles.purpose}>{children}</div>
    </section>
  );
}
