import type { ReactNode } from 'react';
import type { Edition } from '../../content/collections.ts';
import { wordsIn } from '../../shared/phases.ts';
import { committeePath, routes } from '../../site/routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ByPhase } from '../../ui/by-phase.tsx';
import { JumpList } from '../../ui/clause.tsx';
import { Link } from '../../ui/link.tsx';
import { RegisterButtons, RegistrationForms } from '../registration/registration-dialog.tsx';
import type { HINDI_WORDS, ParentQuestion } from './parent-questions.ts';
import styles from './questions.module.css';

interface QuestionsProps {
  edition: Edition;
  questions: (ParentQuestion & { questionLang?: string | undefined; wordsLang?: string | undefined })[];
  announcements: string[];
  announcementsLang?: string | undefined;
  /** The words of the page itself, if it is not in English. */
  words?: typeof HINDI_WORDS;
}

/** What parents and schools ask, with the answers. */
export function Questions(props: QuestionsProps) {
  const { edition, questions, announcements, announcementsLang, words: own } = props;
  const { conference } = edition;
  const { eligibility: hindi } = edition['parents-hi'].facts;
  const additions: Record<NonNullable<ParentQuestion['shows']>, ReactNode> = {
    registration: (
      <>
        <RegistrationForms {...conference.registration} words={own} />
        <RegisterButtons label={own?.register} />
      </>
    ),
    committees: (
      <ul className={styles.committees}>
        {edition.committees.map(({ slug, title, eligibility }) => (
          <li key={slug}>
            <Link className="target text-link" href={committeePath(slug)} lang={own && 'en'}>
              {title}
            </Link>
            {eligibility && (
              <small className="quiet" lang={own && !hindi[eligibility.label] ? 'en' : undefined}>
                {(own && hindi[eligibility.label]) ?? eligibility.label}
              </small>
            )}
          </li>
        ))}
      </ul>
    ),
    contact: (
      <p className="actions">
        <span className="screen-only">
          <ArrowLink href={routes.contact}>{own?.write ?? 'Write to the secretariat'}</ArrowLink>
        </span>
        <a className="target text-link" href={`mailto:${conference.email}`}>
          {conference.email}
        </a>
      </p>
    ),
    announcements: (
      <ul className="ruled fine tight paper-columns" lang={announcementsLang}>
        {announcements.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    ),
  };
  return (
    <>
      <JumpList
        label={own?.parts}
        parts={questions.map(({ question, questionLang }, index) => ({
          id: `question-${index + 1}`,
          title: (
            <span lang={questionLang}>
              <ByPhase words={question} />
            </span>
          ),
        }))}
      />
      <div className={`wrap ${styles.questions}`}>
        {questions.map(({ question, words, shows, questionLang, wordsLang }, index) => (
          <section key={wordsIn('before', question)} id={`question-${index + 1}`} className="columns">
            <h2 className="title" lang={questionLang}>
              <ByPhase words={question} />
            </h2>
            <div className={`measure stack ${styles.answer}`}>
              <p lang={wordsLang}>
                <ByPhase words={words} />
              </p>
              {shows && additions[shows]}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
