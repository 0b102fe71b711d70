import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SiteContent } from '../../content/collections.ts';
import { calendarLinks, onlyFor } from '../../content/conference-details.ts';
import { languageLinks } from '../../content/newcomer-links.ts';
import type { Parents } from '../../content/schemas/parents.ts';
import { ByPhase } from '../../phase/by-phase.tsx';
import { wordsIn } from '../../phase/phase.ts';
import { committeePath, questionAnchor, routes } from '../../routes.ts';
import { isExternal } from '../../shared/base-path.ts';
import { formatDayAndMonth } from '../../shared/dates.ts';
import { isInLatin } from '../../shared/other-languages.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { DetailList } from '../../ui/detail-list.tsx';
import { JumpList } from '../../ui/jump-list.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, type PageHeadProps } from '../../ui/page-head.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { RegistrationClosed, RegistrationOpen } from '../../ui/registration.tsx';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import styles from './parents-page.module.css';

interface ParentsPageProps {
  content: SiteContent;
  page: Parents;
  /** Language of the page; absent on the English page. */
  lang?: string | undefined;
  picture?: PageHeadProps['picture'];
}

export function ParentsPage({ content, page, lang, picture }: ParentsPageProps) {
  const { title, lede, words, details, questions } = page;
  return (
    <div className={lang && !isInLatin(lang) ? styles.otherLetters : undefined} dir={lang && 'auto'}>
      <PageHead
        title={title}
        lede={lede}
        picture={picture}
        isLow
        action={
          <div className={clsx('actions screen-only', styles.actions)}>
            {languageLinks(content, lang).map(({ title, url, lang }) => (
              <Link key={lang} className="target underlined action-link" href={url} lang={lang} hrefLang={lang}>
                {title}
              </Link>
            ))}
            {calendarLinks(content.conference, words.calendar).map(({ title, url }) => (
              <span key={url} data-when="before during" lang={lang && isExternal(url) ? 'en' : undefined}>
                <ArrowLink href={url} icon={isExternal(url) ? undefined : 'calendar'}>
                  {title}
                </ArrowLink>
              </span>
            ))}
            <PrintButton>{words.print}</PrintButton>
          </div>
        }
      />
      <DetailList
        details={details
          .filter(({ text }) => text !== '')
          .map(({ term, text, note }) => ({ term, lines: text.split('\n'), note }))}
        className="wrap grid tiles"
      />
      <div className="wrap">
        <JumpList
          label={words.onThisPage}
          parts={questions.map(({ question }, index) => ({
            id: questionAnchor(index),
            title: <ByPhase words={question} />,
          }))}
        />
      </div>
      <div className={clsx('wrap', styles.questions)}>
        {questions.map(({ question, answer, shows }, index) => (
          <section
            key={wordsIn('before', question)}
            id={questionAnchor(index)}
            className={clsx('section grid', styles.question)}
          >
            <h2>
              <ByPhase words={question} />
            </h2>
            <p className="measure">
              <ByPhase words={answer} />
            </p>
            {shows && <Addition kind={shows} content={content} words={words} lang={lang} />}
          </section>
        ))}
      </div>
    </div>
  );
}

interface AdditionProps {
  kind: NonNullable<Parents['questions'][number]['shows']>;
  content: Pick<SiteContent, 'conference' | 'committees' | 'ownPages'>;
  words: Parents['words'];
  lang: string | undefined;
}

/** What the website adds to an answer. Titles of forms and committees are names, and stay in English. */
function Addition({ kind, content: { conference, committees, ownPages }, words, lang }: AdditionProps): ReactNode {
  const english = lang && 'en';
  const { registrationCloses: closes } = conference;
  const { openUntil, closedOn } = words;
  // Undefined if `openUntil` or `closedOn` has no translation: both sentences are then in English.
  const day = closes && openUntil && closedOn ? formatDayAndMonth(closes, lang) : undefined;
  const translated = (phrase = '') => words.phrases?.[phrase];
  if (kind === 'registration')
    return (
      <>
        {closes && (
          <p data-when="before" lang={day ? undefined : english}>
            <RegistrationOpen conference={conference}>{day && `${openUntil} ${day}`}</RegistrationOpen>
            <RegistrationClosed conference={conference}>{day && `${closedOn} ${day}`}</RegistrationClosed>
          </p>
        )}
        <RuledList>
          {conference.registration.length === 0 && (
            <LinkRow title={ownPages.contact.title} url={routes.contact} lang={english} />
          )}
          {conference.registration.map(({ title, note, url }) => (
            <LinkRow
              key={url}
              title={title}
              note={translated(note) ? <span lang={lang}>{translated(note)}</span> : note}
              url={url}
              lang={english}
            />
          ))}
        </RuledList>
      </>
    );
  if (kind === 'briefs') {
    const title = translated(ownPages.briefs.title);
    return (
      <p className="screen-only" lang={title ? undefined : english}>
        <ArrowLink href={routes.briefs}>{title ?? ownPages.briefs.title}</ArrowLink>
      </p>
    );
  }
  if (kind === 'committees')
    return (
      <ul className={styles.names} lang={english}>
        {committees.map(({ slug, title, openTo }) => (
          <li key={slug}>
            <Link className="target link" href={committeePath(slug)}>
              {title}
            </Link>{' '}
            {openTo && (
              <small className="condition" lang={translated(onlyFor(openTo)) && lang}>
                {translated(onlyFor(openTo)) ?? onlyFor(openTo)}
              </small>
            )}
          </li>
        ))}
      </ul>
    );
  return (
    <p className="actions">
      <span className="screen-only">
        <ArrowLink href={routes.contact}>{words.write}</ArrowLink>
      </span>
      <Link className="target link" href={`mailto:${conference.email}`}>
        {conference.email}
      </Link>
    </p>
  );
}
