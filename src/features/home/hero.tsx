import type { ReactNode } from 'react';
import type { Edition } from '../../content/collections.ts';
import { ordinal } from '../../shared/words.ts';
import { conferenceDays, homeLede, nextEditionLine } from '../../site/conference-facts.ts';
import { routes, translatedPath, translationsOf } from '../../site/routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Band } from '../../ui/band.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { OPENS_REGISTRATION, registerLabel } from '../registration/registration-dialog.tsx';
import narrow from './facade-narrow.svg?raw';
import wide from './facade-wide.svg?raw';
import styles from './hero.module.css';

type HeroProps = { edition: Edition } & Partial<Record<'daysLeft' | 'cells', ReactNode>>;

/**
 * Head of the home page. It leads with the countdown before the conference, with the day, its dress code and the place
 * during it, and with a sentence that it has ended after it. The countdown is then smaller.
 * @param props `daysLeft`, such as `47 Days!`, and the four `cells` of the countdown are kept up to date by script
 */
export function Hero({ edition, daysLeft, cells }: HeroProps) {
  const { conference, pages, schedule } = edition;
  const { venue, map } = conference;
  const days = conferenceDays(conference);
  return (
    <div className={styles.hero}>
      <div className={`wrap columns ${styles.inner}`}>
        <div className={`stack ${styles.copy}`}>
          {days.map(({ date }, index) => (
            <p key={date} className={`label ${styles.session}`} data-when="during" data-when-day={index + 1}>
              In session: day {index + 1} of {days.length}
            </p>
          ))}
          {/* One heading, whose words change with the phase. */}
          <h1>
            <span data-when="before">
              Countdown <span className={styles.unbroken}>to Glory:</span> {daysLeft}
            </span>
            {days.map(({ weekday, date }, index) => (
              <span key={date} data-when="during" data-when-day={index + 1}>
                {weekday}, <span className={styles.unbroken}>{date}</span>
              </span>
            ))}
            <span data-when="after">The {ordinal(conference.edition)} edition has ended</span>
          </h1>
          <p className="lede" data-when="before">
            {homeLede(edition)}
          </p>
          {days.map(({ date, dress, dressTomorrow }, index) => (
            <dl key={date} className={styles.today} data-when="during" data-when-day={index + 1}>
              {dress && (
                <div>
                  <dt className="label">Dress code today</dt>
                  <dd>{dress}</dd>
                  {dressTomorrow && <dd className={`quiet small ${styles.tomorrow}`}>Tomorrow: {dressTomorrow}</dd>}
                </div>
              )}
              <div>
                <dt className="label">Place</dt>
                <dd>{venue}</dd>
              </div>
            </dl>
          ))}
          <p className="lede" data-when="after">
            {pages.home.afterwards} {!edition.isArchive && nextEditionLine(conference)}
          </p>
          <p className={`actions screen-only ${styles.actions}`}>
            <Button kind="accent" data-when="before" {...OPENS_REGISTRATION}>
              {registerLabel(edition)}
            </Button>
            {map && (
              <span data-when="during">
                <ButtonLink kind="accent" href={map}>
                  Open the map
                </ButtonLink>
              </span>
            )}
            <Button kind="line" data-when="during after" {...OPENS_REGISTRATION}>
              {registerLabel(edition)}
            </Button>
            <span className={`actions ${styles.actions}`}>
              {schedule.days.length > 0 && <ArrowLink href={routes.schedule}>Schedule</ArrowLink>}
              <ArrowLink href={routes.guidelines}>Guidelines</ArrowLink>
              {translationsOf(edition).map((language) => (
                <Link
                  key={language.code}
                  className="action"
                  href={translatedPath(routes.parentsAndSchools, language)}
                  lang={language.code}
                  hrefLang={language.code}
                >
                  {language.name}
                </Link>
              ))}
            </span>
          </p>
        </div>
        <div>
          {/* From the first day on no whole day is left on any visitor's clock. */}
          <h2 className={`screen-only ${styles.countdown}`} data-when="during after">
            Countdown to Glory: <span className={styles.unbroken}>0 Days!</span>
          </h2>
          <div className={`screen-only ${styles.arcade}`}>
            {/* Inline, because its lines take the page's colours and stay one pixel wide at any size. */}
            <div className={styles.facade} aria-hidden="true">
              <Drawing svg={wide} className={styles.wide} />
              <Drawing svg={narrow} className={styles.narrow} />
            </div>
            {cells}
          </div>
        </div>
      </div>
      <Band />
    </div>
  );
}

/** The purpose of the conference in one sentence, as a treaty opens. */
export function Preamble({ children }: { children?: ReactNode }) {
  return (
    <section className={`wrap columns ${styles.preamble}`} aria-label="Preamble">
      <p className={`label ${styles.margin}`}>Preamble</p>
      <div className={styles.purpose}>{children}</div>
    </section>
  );
}
