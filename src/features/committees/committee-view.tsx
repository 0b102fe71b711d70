import type { ReactNode } from 'react';
import type { Edition } from '../../content/collections.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { ByPhase } from '../../phase/by-phase.tsx';
import { committeePath, routes } from '../../routes.ts';
import { siteUrls } from '../../shared/base-path.ts';
import { addDays, formatDateWithWeekday } from '../../shared/dates.ts';
import { isOnMidnight } from '../../shared/picture-variants.ts';
import { briefFacts } from '../../site/conference-facts.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Band } from '../../ui/band.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import type { Picture } from '../../ui/picture-image.tsx';
import { Section } from '../../ui/section.tsx';
import { Agenda } from './agenda.tsx';
import { CommitteeDocuments } from './committee-documents.tsx';
import { CommitteePicture } from './committee-picture.tsx';
import styles from './committee-view.module.css';
import { PageActions } from './page-actions.tsx';
import { Seal } from './seal.tsx';

/** More than a sheet has room for: the rest is cut off. */
const NOTE_LINES = Array.from({ length: 24 }, (_, line) => line);

interface CommitteeViewProps {
  edition: Edition;
  committee: Committee;
  /** Its place among the committees, from 1 on. */
  number: number;
  /** Without one, the page shows the committee's seal. */
  picture: Picture | undefined;
  /** The overview, rendered. */
  children?: ReactNode;
}

/** The page of one committee: its name, agenda and picture on a band; overview and documents; what a visitor can do. */
export function CommitteeView({ edition, committee, number, picture, children }: CommitteeViewProps) {
  const { title, fullName, agenda, openTo, overviewPending, caseFileDaysBefore } = committee;
  const { conference } = edition;
  const isNight = isOnMidnight(committee.image);
  return (
    <div className={styles.page}>
      <div className={`wrap grid ${styles.head}`}>
        <p className={`screen-only ${styles.back}`}>
          <ArrowLink href={routes.committees} isBack>
            Back to Committees
          </ArrowLink>
        </p>
        <h1 className={title.length > 12 ? `${styles.name} ${styles.long}` : styles.name}>{title}</h1>
        <p className={styles.fullName}>{fullName}</p>
        <section className={styles.part}>
          <h2 className="label">Agenda</h2>
          <p className="statement">
            <Agenda>{agenda}</Agenda>
          </p>
        </section>
        {/* On paper it is one of the facts below. */}
        {openTo && (
          <section className={`screen-only ${styles.part}`}>
            <h2 className="label">Open to</h2>
            <p className={styles.openTo}>
              <b className="title">{openTo}</b>
              <small>{conference.restrictions}</small>
            </p>
          </section>
        )}
        <div className={isNight ? `${styles.plate} ${styles.night}` : styles.plate}>
          <CommitteePicture
            committee={committee}
            number={number}
            picture={picture}
            isNight={isNight}
            sizes="(min-width: 60rem) min(20vw, 18.25rem), (min-width: 40rem) 27vw, 30vw"
            isFirst
          />
        </div>
      </div>
      <Band className={styles.band} />
      <div className={styles.brief}>
        <FactList facts={briefFacts(edition, committee)} data-print-only />
      </div>
      <div className={`wrap ${styles.body}`}>
        <Section title="Overview" isFirst>
          <div className="prose">
            {overviewPending && (
              <p className="quiet">
                <ByPhase words={overviewPending} />
              </p>
            )}
            {children}
            {/* True on every day: only its readers know whether it came. */}
            {caseFileDaysBefore && (
              <p className="quiet">
                Delegates work from a case file, scheduled for release on{' '}
                <span className="unbroken">
                  {formatDateWithWeekday(addDays(conference.dates.first, -caseFileDaysBefore))}.
                </span>
              </p>
            )}
          </div>
        </Section>
        <Section title="Documents">
          <CommitteeDocuments committee={committee} />
        </Section>
        <PageActions url={siteUrls(conference.site)(committeePath(committee.slug))} />
      </div>
      <div className={styles.notes} aria-hidden="true">
        <p className="label">Notes</p>
        <div className={styles.lines}>
          {NOTE_LINES.map((line) => (
            <i key={line} />
          ))}
        </div>
        {/* Without a picture, the seal is in its place. */}
        {picture && <Seal number={number} className={styles.noteSeal} />}
      </div>
    </div>
  );
}
