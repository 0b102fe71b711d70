import type { ReactNode } from 'react';
import type { Edition } from '../../content/collections.ts';
import type { Announcement } from '../../content/schemas/announcement.ts';
import { announcementPath } from '../../routes.ts';
import { formatDayAndTime, instantOf } from '../../shared/dates.ts';
import { shownAttributes } from '../../shared/time-shown.ts';
import { Label, Quiet, Title } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './announcements.module.css';

interface AnnouncementProps {
  announcement: Announcement;
  timeZone: string;
  words: Edition['wording']['announcements'];
  /** What is announced. */
  children?: ReactNode;
}

/** An announcement among all of them. */
export function AnnouncementSection({ announcement, timeZone, words, children }: AnnouncementProps) {
  const { slug, title, time } = announcement;
  return (
    // On another day, which `npm run dev` can show, it may still be to come.
    <section className={`columns ${styles.section}`} data-from={instantOf(time, timeZone)}>
      <When announcement={announcement} timeZone={timeZone} words={words} />
      <div className="stack">
        <Title as="h2" id={`announcement-${slug}`}>
          <Link kind="underlined" className="target" href={announcementPath(slug)}>
            {title}
          </Link>
        </Title>
        <Audience {...announcement} />
        <div className="prose">{children}</div>
      </div>
    </section>
  );
}

/** An announcement on its own page, below its title. */
export function AnnouncementText({ announcement, timeZone, words, children }: AnnouncementProps) {
  return (
    <article className={`wrap columns ${styles.section}`}>
      <When announcement={announcement} timeZone={timeZone} words={words} />
      <div className="stack">
        <Audience {...announcement} />
        <div className="prose">{children}</div>
      </div>
    </article>
  );
}

function When({ announcement: { time, until }, timeZone, words }: AnnouncementProps) {
  return (
    <div className={styles.when}>
      <p>
        <time dateTime={new Date(instantOf(time, timeZone)).toISOString()}>{formatDayAndTime(time)}</time>
      </p>
      {until && <Label {...shownAttributes({ until: instantOf(until, timeZone) })}>{words.important}</Label>}
    </div>
  );
}

function Audience({ for: audience }: Announcement) {
  return <Quiet isSmall>For: {audience}</Quiet>;
}
