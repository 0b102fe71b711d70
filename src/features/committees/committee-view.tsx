import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Edition } from '../../content/collections.ts';
import { isOnMidnight } from '../../content/picture-variants.ts';
import { ByPhase } from '../../phase/by-phase.tsx';
import { committeePath, routes } from '../../routes.ts';
import { siteUrls } from '../../shared/base-path.ts';
import { addDays, formatDateWithWeekday } from '../../shared/dates.ts';
import { handoutFacts } from '../../site/conference-facts.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { CommitteeDocuments } from './committee-documents.tsx';
import { CommitteePicture, type PicturedCommittee } from './committee-picture.tsx';
import styles from './committee-view.module.css';
import { PageActions } from './page-actions.tsx';
import { Seal } from './seal.tsx';

interface CommitteeViewProps {
  edition: Edition;
  committee: PicturedCommittee;
  /** Its place among the committees, from 1 on. */
  number: number;
  /** The overview, rendered. */
  children?: ReactNode;
}

/** The page of one committee: its name, agenda and picture on a band; overview and documents; what a visitor can do. */
export function CommitteeView({ edition, committee, number, children }: CommitteeViewProps) {
  const { title, fullName, agenda, openTo, overviewPending, caseFileDaysBefore } = committee;
  const { conference } = edition;
  return (
    <div className={styles.page}>
      <PageHead
        back={{ label: 'Back to Committees', href: routes.committees }}
        title={title}
        lede={fullName}
        action={
          <section>
            <h2 className="label">Agenda</h2>
            <p className="statement">
              <Unbroken>{agenda}</Unbroken>
            </p>
            {/* On paper it is one of the facts below. */}
            {openTo && (
              <p className={clsx('screen-only small', styles.openTo)}>
                <b className="binding">{openTo}.</b> {conference.restrictions}
              </p>
            )}
          </section>
        }
        figure={
          <div className={clsx('frame', isOnMidnight(committee) && styles.night)}>
            <div>
              <CommitteePicture
                committee={committee}
                number={number}
                sizes="(min-width: 40rem) min(27.2vw, 24.4rem), 56vw"
                isFirst
              />
            </div>
          </div>
        }
      />
      <FactList facts={handoutFacts(edition, committee)} className="print-only" />
      <div className="wrap">
        <Section title="Overview">
          <div className="prose">
            {overviewPending && (
              <p>
                <ByPhase words={overviewPending} />
              </p>
            )}
            {children}
            {/* When it was due, not that it came: only its readers know that. */}
            {caseFileDaysBefore && (
              <p>
                <span data-when="before">Delegates work from a case file, scheduled for release on</span>
                <span data-when="during after">The case file was due on</span>{' '}
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
      <div className={clsx('print-only', styles.notes)} aria-hidden="true">
        <p className="label">Notes</p>
        <div className={styles.lines} />
        {/* Without a picture, the seal is in its place. */}
        {committee.picture && <Seal number={number} className={styles.noteSeal} />}
      </div>
    </div>
  );
}
