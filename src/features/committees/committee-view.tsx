import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SiteContent } from '../../content/collections.ts';
import { conferenceDetails, onlyFor, restrictionsOf } from '../../content/conference-details.ts';
import { isNight } from '../../content/picture-variants.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { furtherLink, furtherPath, NAMED_PAGES, routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { type Detail, DetailList } from '../../ui/detail-list.tsx';
import { LinkList } from '../../ui/link-list.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { RegisterButtons } from '../../ui/registration.tsx';
import { Section } from '../../ui/section.tsx';
import { Agenda } from './agenda.tsx';
import { CommitteeDocuments } from './committee-documents.tsx';
import picture from './committee-picture.module.css';
import { CommitteePicture, type PicturedCommittee } from './committee-picture.tsx';
import styles from './committee-view.module.css';
import { Notes } from './notes.tsx';

interface CommitteeViewProps {
  content: SiteContent;
  committee: PicturedCommittee;
  glossaryHref: string | undefined;
  children: ReactNode;
}

export function CommitteeView({ content, committee, glossaryHref, children }: CommitteeViewProps) {
  const { title, fullName, agenda, openTo } = committee;
  const { conference, furtherPages, ownPages } = content;
  const firstConference = furtherPages.find(({ slug }) => slug === NAMED_PAGES.firstConference);
  return (
    <div className={styles.page}>
      <PageHead
        back={{ title: ownPages.committees.title, url: routes.committees }}
        title={title}
        lede={fullName}
        ledeHref={glossaryHref}
        action={
          <section>
            <h2 className="label">Agenda</h2>
            <Agenda agenda={agenda} />
            {/* Only on screen: in print, the details below show who may take part. */}
            {openTo && (
              <p className={clsx('screen-only small', styles.openTo)}>
                <b className="condition">{onlyFor(openTo)}.</b> {restrictionsOf(content.committees)}
              </p>
            )}
          </section>
        }
        links={
          <section>
            <h2 className="label">Documents</h2>
            <CommitteeDocuments committee={committee} dates={conference.dates} />
          </section>
        }
        isNight={isNight(committee)}
        figure={
          <div className={picture.frame}>
            <div
              className={clsx(picture.ground, picture.plate, isNight(committee) && picture.night)}
              data-plate={committee.slug}
            >
              <CommitteePicture committee={committee} sizes="(min-width: 40rem) min(43vw, 35rem), 56vw" isFirst />
            </div>
          </div>
        }
      />
      <DetailList details={handoutDetails(conference, openTo)} className="wrap grid tiles print-only" />
      <div className="wrap">
        <Section title="Overview">
          <Prose>{children}</Prose>
        </Section>
        <div className="section actions screen-only">
          <span data-when="before during">
            <RegisterButtons />
          </span>
          {firstConference && <ArrowLink href={furtherPath(firstConference.slug)}>{firstConference.title}</ArrowLink>}
          <ArrowLink href={routes.contact}>Ask the secretariat</ArrowLink>
          <PrintButton>Print this brief</PrintButton>
          <p>
            How a debate runs: <LinkList links={debateLinks(content)} />
          </p>
        </div>
      </div>
      <Notes className={styles.notes} />
    </div>
  );
}

function debateLinks({ ownPages, furtherPages }: Pick<SiteContent, 'ownPages' | 'furtherPages'>) {
  const pointsAndMotions = furtherPages.filter(({ slug }) => slug === NAMED_PAGES.pointsAndMotions);
  return [{ title: ownPages.guidelines.title, url: routes.guidelines }, ...pointsAndMotions.map(furtherLink)];
}

function handoutDetails(conference: Conference, openTo: string | undefined): Detail[] {
  const { when, where, dress } = conferenceDetails(conference);
  return [when, where, ...dress, ...(openTo ? [{ term: 'Open to', lines: [onlyFor(openTo)] }] : [])];
}
