import type { ReactNode } from 'react';
import type { Edition } from '../../content/collections.ts';
import type { ParentsPage } from '../../content/facts/parents-page.ts';
import { wordsIn } from '../../content/phases.ts';
import type { TranslatedParents } from '../../content/schemas/translated-parents.ts';
import { committeePath, routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { JumpList } from '../../ui/clause.tsx';
import { Title } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { ByPhase } from '../phase/by-phase.tsx';
import { RegisterButtons, registerLabel } from '../registration/registration-dialog.tsx';
import { RegistrationForms } from '../registration/registration-forms.tsx';
import styles from './questions.module.css';

interface QuestionsProps {
  edition: Edition;
  /** The texts, in the language of the page. */
  page: ParentsPage;
  /** The words of the page itself, if it is not in English. */
  words?: TranslatedParents['words'];
}

/** What parents and schools ask, with the answers. */
export function Questions({ edition, page, words: own }: QuestionsProps) {
  const { conference, isArchive, wording } = edition;
  const { questions, notAnnounced, forms, labels } = page;
  const ownLabel = isArchive ? own?.registrationIsOver : own?.register;
  const additions: Record<NonNullable<ParentsPage['questions'][number]['shows']>, ReactNode> = {
    registration: (
      <>
        {!isArchive && (
          <RegistrationForms forms={forms} askLabel={own?.writeToSecretariat ?? wording.registration.ask} />
        )}
        <RegisterButtons label={ownLabel ?? registerLabel(edition)} />
      </>
    ),
    committees: (
      <ul className={styles.committees}>
        {edition.committees.map(({ slug, title, eligibility }) => {
          const label = eligibility && labels.get(eligibility.label);
          return (
            <li key={slug}>
              <Link kind="text" href={committeePath(slug)} lang={own && 'en'}>
                {title}
              </Link>{' '}
              {label && <small lang={label.lang}>{label.words}</small>}
            </li>
          );
        })}
      </ul>
    ),
    contact: (
      <p className="actions">
        <span className="screen-only">
          <ArrowLink href={routes.contact}>{own?.writeToSecretariat ?? wording.parents.write}</ArrowLink>
        </span>
        <Link kind="text" href={`mailto:${conference.email}`}>
          {conference.email}
        </Link>
      </p>
    ),
    notAnnounced: (
      <Ruled isFine isTight className="paper-columns">
        {notAnnounced.map(({ words, lang }) => (
          <li key={words} lang={lang}>
            {words}
          </li>
        ))}
      </Ruled>
    ),
  };
  return (
    <>
      <JumpList
        label={own?.parts ?? wording.everyPage.contents}
        parts={questions.map(({ question }, index) => ({
          id: `question-${index + 1}`,
          title: (
            <span lang={question.lang}>
              <ByPhase words={question.words} />
            </span>
          ),
        }))}
      />
      <div className={`wrap ${styles.questions}`}>
        {questions.map(({ question, answer, shows }, index) => (
          <section key={wordsIn('before', question.words)} id={`question-${index + 1}`} className="columns">
            <Title as="h2" lang={question.lang}>
              <ByPhase words={question.words} />
            </Title>
            <div className={`measure stack ${styles.answer}`}>
              <p lang={answer.lang}>
                <ByPhase words={answer.words} />
              </p>
              {shows && additions[shows]}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
