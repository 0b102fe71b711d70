import type { ReactNode } from 'react';
import type { Committee } from '../../content/schemas/committee.ts';
import type { Phase } from '../../shared/phases.ts';
import { roman } from '../../shared/words.ts';
import { committeePath, PLACARD, routes } from '../../site/routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Seal } from '../../ui/seal.tsx';
import { AddToCalendar } from '../calendar/add-to-calendar.tsx';
import type { CalendarEntry } from '../calendar/calendar-links.ts';
import type { MarkedText } from '../glossary/glossary.ts';
import { Marked } from '../glossary/marked.tsx';
import { CommitteeSessions } from '../schedule/committee-sessions.tsx';
import type { ScheduledDay } from '../schedule/timetable.ts';
import { AwardList } from './awards.tsx';
import brief from './brief.module.css';
import { CommitteeDocuments } from './committee-documents.tsx';
import styles from './committee-view.module.css';
import { Portfolios } from './portfolios.tsx';

/** More than a sheet has room for: the rest is cut off. */
const NOTE_LINES = Array.from({ length: 24 }, (_, line) => line);

interface CommitteeViewProps {
  committee: Committee;
  /** Its place among the committees, from 1 on. */
  number: number;
  /** Without one, the page shows the committee's seal. */
  picture: Picture | undefined;
  /** Its dates, and the path of the file that holds them. */
  calendar: { file: string; entries: CalendarEntry[]; hasSessions: boolean };
  /** When it meets, if there is a schedule. */
  days: ScheduledDay[];
  /** With terms marked: what is shown while there is no overview, and the terms used for documents. */
  texts: { pending: { when?: Phase; text: MarkedText }[]; documents: MarkedText };
  /** Day on which its case file was due, in words, where it has one. */
  caseFileDue?: string | undefined;
  /** Facts of the conference for the printed brief. */
  briefFacts: Fact[];
  /** Whether an overview is written yet. */
  hasOverview: boolean;
  /** The overview, rendered. */
  children?: ReactNode;
}

/** The page of one committee. */
export function CommitteeView(props: CommitteeViewProps) {
  const { committee, number, picture, texts, caseFileDue, calendar, days, briefFacts, hasOverview, children } = props;
  const { slug, title, fullName, setting, eligibility, kind, imageAlt = '', portfolios, awards } = committee;
  const isHistorical = kind === 'historical';
  return (
    <div className={`wrap ${styles.grid}`}>
      <p className={`actions screen-only ${styles.back}`}>
        <ArrowLink href={routes.committees} isBack>
          Back to Committees
        </ArrowLink>
        <span className="actions">
          <PrintButton>Print this brief</PrintButton>
          <ArrowLink href={committeePath(slug) + PLACARD}>Print your placard</ArrowLink>
        </span>
      </p>
      <div className={styles.head}>
        <p className="label">Committee {roman(number)}</p>
        <h1 className={title.length > 12 ? styles.long : undefined}>{title}</h1>
      </div>
      <div className={`stack ${styles.facts}`}>
        <p className="lede">{fullName}</p>
        {setting && <PageFact term="Time" value={setting} />}
        {eligibility && <PageFact term="Open to" value={eligibility.label} note={eligibility.note} />}
      </div>
      <div
        className={isHistorical ? `${styles.plate} ${styles.night}` : styles.plate}
        data-transition={`picture-${slug}`}
      >
        {picture ? (
          <PictureImage
            picture={picture}
            alt={imageAlt}
            sizes="(min-width: 60rem) 24rem, (min-width: 36rem) 16rem, 42vw"
            isFirst
          />
        ) : (
          <Seal slug={slug} title={title} isNight={isHistorical} label={`Seal of ${title}`} />
        )}
      </div>
      <FactList facts={briefFacts} className={brief.facts} noteClassName={brief.note} />
      <div className={styles.body}>
        <Clause title="Agenda" note="narrow">
          <div>
            <p className="statement">
              {/* Links would compete with a heading, and “non-” alone at the end of a line reads as a word. */}
              {committee.agenda.split(/(\bnon-\S+)/i).map((part, index) =>
                index % 2 === 0 ? (
                  part
                ) : (
                  <span key={part} className={styles.whole}>
                    {part}
                  </span>
                ),
              )}
            </p>
            {caseFileDue && (
              <p className={`quiet ${styles.due}`} data-when="during after">
                It was due on {caseFileDue}.
              </p>
            )}
          </div>
        </Clause>
        {awards.length > 0 && (
          <div className="screen-only" data-when="after">
            <Clause title="Awards" note="narrow">
              <AwardList awards={awards} />
            </Clause>
          </div>
        )}
        <Clause title="Overview" note="narrow">
          {hasOverview ? (
            <div className="prose">{children}</div>
          ) : (
            texts.pending.map(({ when, text }) => (
              <p key={when} className="quiet measure" data-when={when}>
                <Marked text={text} />
              </p>
            ))
          )}
        </Clause>
        <Clause title="Documents" note="narrow">
          <CommitteeDocuments committee={committee} terms={texts.documents} />
        </Clause>
        {portfolios.length > 0 && <Portfolios portfolios={portfolios} />}
        {days.length > 0 && <CommitteeSessions days={days} />}
        <AddToCalendar {...calendar} isNarrow />
      </div>
      <div className={brief.notes} aria-hidden="true">
        <p className="label">Notes</p>
        <div className={brief.lines}>
          {NOTE_LINES.map((line) => (
            <i key={line} />
          ))}
        </div>
      </div>
    </div>
  );
}

function PageFact({ term, value, note }: { term: string; value: string; note?: string }) {
  return (
    <p className={styles.fact}>
      <span className="label">{term}</span>
      <b className="title">{value}</b>
      {note && <small className="quiet">{note}</small>}
    </p>
  );
}
