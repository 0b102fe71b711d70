import type { ReactNode } from 'react';
import type { Edition } from '../../content/collections.ts';
import { caseFileDay } from '../../content/facts/case-file.ts';
import { kindOf } from '../../content/facts/committee-kind.ts';
import { isForCommittee } from '../../content/facts/for-committee.ts';
import type { Phase } from '../../content/phases.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import type { MarkedText } from '../../content/terms.ts';
import { committeePath, placardPath, routes } from '../../routes.ts';
import { roman } from '../../shared/words.ts';
import { briefFacts } from '../../site/conference-facts.ts';
import { Actions } from '../../ui/actions.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Label, Lede, Quiet, Title } from '../../ui/letters.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Picture } from '../../ui/picture-image.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Statement } from '../../ui/statement.tsx';
import { AddToCalendar } from '../calendar/add-to-calendar.tsx';
import { CommitteeDates } from '../dates/committee-dates.tsx';
import { Marked, Noted } from '../glossary/glossary.tsx';
import { CommitteeSessions } from '../schedule/sessions.tsx';
import { timetable } from '../schedule/timetable.ts';
import { PageCode } from '../share/page-code.tsx';
import { Share } from '../share/share.tsx';
import { Agenda } from './agenda.tsx';
import { AwardList } from './awards.tsx';
import { CaseFileDate } from './case-file-date.tsx';
import { CommitteeDocuments } from './committee-documents.tsx';
import { CommitteePicture } from './committee-picture.tsx';
import styles from './committee-view.module.css';
import { Numeral } from './numeral.tsx';
import { Portfolios } from './portfolios.tsx';

/** More than a sheet has room for: the rest is cut off. */
const NOTE_LINES = Array.from({ length: 24 }, (_, line) => line);

interface CommitteeViewProps {
  edition: Edition;
  committee: Committee;
  /** Its place among the committees, from 1 on. */
  number: number;
  /** Without one, the page shows the committee's seal. */
  picture: Picture | undefined;
  /** With terms marked: what is shown if there is no overview yet, and the terms used for documents. */
  texts: { pending?: { when?: Phase; text: MarkedText }[] | undefined; documents: MarkedText };
  /** The overview, rendered. */
  children?: ReactNode;
}

/** The page of one committee. */
export function CommitteeView(props: CommitteeViewProps) {
  const { edition, committee, number, picture, texts, children } = props;
  const { slug, title, fullName, setting, eligibility, portfolios, awards } = committee;
  const { conference, pages, wording } = edition;
  const words = wording.committee;
  const dueDay = caseFileDay(conference.dates, committee);
  const days = timetable(edition, (session) => isForCommittee(session, slug));
  const isDark = kindOf(committee, conference)?.isDark ?? false;
  return (
    <div className={`wrap ${styles.grid}`}>
      <div className={styles.head}>
        <PageTitle
          label={`${words.label} ${roman(number)}`}
          className={title.length > 12 ? styles.long : undefined}
          back={
            <p className="screen-only">
              <ArrowLink href={routes.committees} isBack>
                Back to {pages.committees.title}
              </ArrowLink>
            </p>
          }
        >
          {title}
        </PageTitle>
      </div>
      <div className={`stack ${styles.facts}`}>
        <Lede>{fullName}</Lede>
        {setting && <PageFact term={words.setting} value={setting} />}
        {/* A brief says it with the other facts. */}
        {eligibility && (
          <div className="screen-only">
            <PageFact term={conference.eligibility?.heading ?? ''} value={eligibility.label} note={eligibility.note} />
          </div>
        )}
        <Actions>
          <PrintButton>{words.print}</PrintButton>
          <ArrowLink href={placardPath(slug)}>{words.placard}</ArrowLink>
        </Actions>
      </div>
      <div className={isDark ? `${styles.plate} ${styles.night}` : styles.plate} data-transition={`picture-${slug}`}>
        <CommitteePicture
          committee={committee}
          picture={picture}
          isNight={isDark}
          sizes="(min-width: 60rem) min(26.5vw, 24.5rem), min(34vw, 14.5rem)"
          isFirst
        />
      </div>
      <div className={styles.brief}>
        <FactList facts={briefFacts(edition, committee)} />
      </div>
      <div className={styles.agenda}>
        <Clause title={words.agenda} noteWidth="narrow">
          <div>
            <Statement>
              <Agenda>{committee.agenda}</Agenda>
            </Statement>
          </div>
        </Clause>
      </div>
      {/* A seal has the same rosette. */}
      {picture && <Numeral committee={committee} number={number} className={`screen-only ${styles.numeral}`} />}
      <div className={styles.body}>
        {awards.length > 0 && (
          <div className="screen-only" data-when="after">
            <Clause title={words.awards} noteWidth="narrow">
              <AwardList awards={awards} />
            </Clause>
          </div>
        )}
        <Clause title={words.overview} noteWidth="narrow">
          <div className={`stack ${styles.overview}`}>
            <div className={styles.code}>
              <PageCode conference={conference} path={committeePath(slug)} align="start" />
            </div>
            {texts.pending?.map(({ when, text }) => (
              <Quiet key={when} className="measure" data-when={when}>
                <Marked text={text} />
              </Quiet>
            )) ?? <Noted columns={10}>{children}</Noted>}
            {dueDay && <CaseFileDate day={dueDay} timeZone={conference.timeZone} url={committee.caseFile?.url} />}
          </div>
        </Clause>
        <Clause title={words.documents} noteWidth="narrow">
          <CommitteeDocuments committee={committee} words={words} terms={texts.documents} />
        </Clause>
        {portfolios.length > 0 && <Portfolios title={words.portfolios} portfolios={portfolios} />}
        {days.length > 0 && <CommitteeSessions days={days} words={words} />}
        <CommitteeDates edition={edition} committee={committee} />
        <AddToCalendar edition={edition} committee={committee} />
        <Share edition={edition} title={title} path={committeePath(slug)} noteWidth="narrow" isLast />
      </div>
      <div className={styles.notes} aria-hidden="true">
        <Label>{words.notes}</Label>
        <div className={styles.lines}>
          {NOTE_LINES.map((line) => (
            <i key={line} />
          ))}
        </div>
        <Numeral committee={committee} number={number} isRepeated className={styles.noteNumeral} />
      </div>
    </div>
  );
}

function PageFact({ term, value, note }: { term: string; value: string; note?: string }) {
  return (
    <p className={styles.fact}>
      <Label as="span">{term}</Label>
      <Title as="b">{value}</Title>
      {note && <small>{note}</small>}
    </p>
  );
}

/** Links to the committees before and after the one at `number`. */
export function CommitteePagination({ committees, number }: { committees: Committee[]; number: number }) {
  const linkTo = (which: string, place: number) => {
    const committee = committees[place - 1];
    return (
      committee && {
        mark: <Numeral committee={committee} number={place} isSmall className={styles.neighbour} />,
        label: (
          <>
            <span className="visually-hidden">{which} committee: </span>
            {committee.title}
          </>
        ),
        href: committeePath(committee.slug),
      }
    );
  };
  if (committees.length < 2) return null;
  return (
    <div className="wrap">
      <Pagination
        label="Other committees"
        previous={linkTo('Previous', number - 1)}
        next={linkTo('Next', number + 1)}
      />
    </div>
  );
}
