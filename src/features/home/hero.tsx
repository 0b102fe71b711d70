import { clsx } from 'clsx';
import type { SiteContent } from '../../content/collections.ts';
import { conferenceDetails, nextEditionLine } from '../../content/conference-details.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { fromEndOf, shownDuring, untilEndOf } from '../../phase/phase.ts';
import { routes } from '../../routes.ts';
import { addDays } from '../../shared/dates.ts';
import narrow from '../../styles/ornaments/hero-narrow.svg?raw';
import wide from '../../styles/ornaments/hero-wide.svg?raw';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Building } from '../../ui/building.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { Divider } from '../../ui/divider.tsx';
import { HeadGrid } from '../../ui/page-head.tsx';
import { RegisterButtons } from '../../ui/registration.tsx';
import { COUNTDOWN, CountdownCells, CountdownHeading, DAYS } from './countdown.tsx';
import facade from './facade.module.css';
import styles from './hero.module.css';
import { detailsByDay } from './home-details.ts';

export function Hero({ conference, ownPages }: Pick<SiteContent, 'conference' | 'ownPages'>) {
  const days = detailsByDay(conference);
  const { dates, timeZone } = conference;
  const [eve, dayBeforeEve] = [addDays(dates.first, -1), addDays(dates.first, -2)];
  return (
    <>
      <HeadGrid className={styles.hero}>
        <div className={styles.words}>
          <h1>
            <span data-when="before">
              <CountdownHeading conference={conference} />
            </span>
            {days.map(({ weekday, date }, index) => (
              <span key={date} {...shownDuring(index + 1)}>
                {weekday}, {date}
              </span>
            ))}
            <span data-when="after">{ownPages.home.ended}</span>
          </h1>
          <p className="lede" data-when="before" {...untilEndOf(dayBeforeEve, timeZone)}>
            {ownPages.home.lede}
          </p>
          <p className="lede" data-when="before" {...fromEndOf(dayBeforeEve, timeZone)} {...untilEndOf(eve, timeZone)}>
            {ownPages.home.tomorrow}
          </p>
          <p className="lede" data-when="after">
            {ownPages.home.afterwards} {nextEditionLine(conference)}
          </p>
          <div className={clsx('screen-only', styles.actions)}>
            <p className="actions">
              <RegisterButtons />
              <ArrowLink href={routes.guidelines}>{ownPages.guidelines.title}</ArrowLink>
            </p>
            <DetailList details={conferenceDetails(conference).dress} className={styles.dress} data-when="before" />
          </div>
          {days.map(({ date, details }, index) => (
            <DetailList key={date} details={details} className={styles.details} {...shownDuring(index + 1)} />
          ))}
        </div>
        <Facade conference={conference} />
      </HeadGrid>
      <Divider />
    </>
  );
}

function Facade({ conference }: { conference: Conference }) {
  return (
    <div className={facade.facade}>
      {/* This heading is shown only from the first day on, when no whole day is left: it always says 0. */}
      <h2 className={clsx('screen-only', facade.heading)} data-when="during after">
        {`${COUNTDOWN}: 0${DAYS}`}
      </h2>
      <Building svg={wide} className="wide" />
      <Building svg={narrow} className="narrow" />
      <div className={facade.arrivals} data-when="before" />
      <div className={facade.arrivals} data-when="during" />
      <CountdownCells conference={conference} />
    </div>
  );
}
