import type { ReactNode } from 'react';
import type { Committee } from '../../content/schemas/committee.ts';
import type { Phase } from '../../shared/phases.ts';
import { roman } from '../../shared/words.ts';
import { routes } from '../../site/routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import type { Fact } from '../../ui/fact-list.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Seal } from '../../ui/seal.tsx';
import { AddToCalendar } from '../calendar/add-to-calendar.tsx';
import type { CalendarEntry } from '../calendar/calendar-links.ts';
import type { MarkedText } from '../glossary/glossary.ts';
import { Marked } from '../glossary/marked.tsx';
import { BriefFacts, NoteLines } from './brief.tsx';
import { CommitteePapers } from './committee-papers.tsx';
import styles from './committee-view.module.css';

interface CommitteeViewProps {
  committee: Committee;
  /** Its place among the committees, from 1 on. */
  number: number;
  /** Absent where the committee brings none: its seal stands there instead. */
  picture: Picture | undefined;
  /** Its dates, and the path of the file that holds them. */
  calendar: { file: string; entries: CalendarEntry[] };
  /** The agenda and what stands in the place of an overview, with their terms marked, and the terms of the papers. */
  texts: { agenda: MarkedText; pending: { when?: Phase; text: MarkedText }[]; papers: MarkedText };
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
  const { committee, number, picture, texts, caseFileDue, calendar, briefFacts, hasOverview, children } = props;
  const { slug, title, fullName, setting, eligibility, kind, imageAlt = '' } = committee;
  const isHistorical = kind === 'historical';
  return (
    <div className={`wrap ${styles.grid}`}>
      <p className={`actions screen-only ${styles.back}`}>
        <ArrowLink href={routes.committees} isBack>
          Back to Committees
        </ArrowLink>
        <PrintButton>Print this brief</PrintButton>
      </p>
      <div className={styles.head}>
        <p className="label">Committee {roman(number)}</p>
        <h1 className={title.length > 12 ? styles.long : undefined}>{title}</h1>
      </div>
      <div className={styles.facts}>
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
      <BriefFacts facts={briefFacts} />
      <div className={styles.body}>
        <Clause title="Agenda" note="narrow">
          <div>
            <p className={styles.agenda}>
              <Marked text={texts.agenda} />
            </p>
            {caseFileDue && (
              <p className={`quiet ${styles.due}`} data-when="during after">
                It was due on {caseFileDue}.
              </p>
            )}
          </div>
        </Clause>
        <Clause title="Overview" note="narrow">
          {hasOverview ? (
            <div className="prose">{children}</div>
          ) : (
            texts.pending.map(({ when, text }) => (
              <p key={when} className={`quiet ${styles.pending}`} data-when={when}>
                <Marked text={text} />
              </p>
            ))
          )}
        </Clause>
        <Clause title="Documents" note="narrow">
          <CommitteePapers committee={committee} terms={texts.papers} />
        </Clause>
        <AddToCalendar {...calendar} isNarrow />
      </div>
      <NoteLines />
    </div>
  );
}

function PageFact({ term, value, note }: { term: string; value: string; note?: string }) {
  return (
    <p className={styles.fact}>
      <span className="label">{term}</span>
      <b>{value}</b>
      {note && <small className="quiet">{note}</small>}
    </p>
  );
}
