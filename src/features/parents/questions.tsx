import type { ReactNode } from 'react';
import type { Committee } from '../../content/schemas/committee.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { wordsIn } from '../../shared/phases.ts';
import { committeePath, routes } from '../../site/routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ByPhase } from '../../ui/by-phase.tsx';
import { JumpList } from '../../ui/jump-list.tsx';
import { Link } from '../../ui/link.tsx';
import { OPENS_REGISTRATION, RegistrationForms } from '../registration/registration-dialog.tsx';
import type { ParentQuestion } from './parent-questions.ts';
import styles from './questions.module.css';

interface QuestionsProps {
  questions: ParentQuestion[];
  committees: Committee[];
  conference: Pick<Conference, 'registration' | 'email'>;
  announcements: string[];
}

/** What parents and schools ask, with the answers. */
export function Questions({ questions, committees, conference, announcements }: QuestionsProps) {
  const additions: Record<NonNullable<ParentQuestion['shows']>, ReactNode> = {
    registration: <Registration {...conference.registration} />,
    committees: <Committees committees={committees} />,
    contact: <Contact {...conference} />,
    announcements: (
      <ul className={`ruled fine ${styles.announcements}`}>
        {announcements.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    ),
  };
  return (
    <>
      <JumpList
        parts={questions.map(({ question }, index) => ({
          id: `question-${index + 1}`,
          title: <ByPhase words={question} />,
        }))}
      />
      <div className={`wrap ${styles.questions}`}>
        {questions.map(({ question, words, shows }, index) => (
          <section key={wordsIn('before', question)} id={`question-${index + 1}`}>
            <h2 className="title">
              <ByPhase words={question} />
            </h2>
            <div className={`measure stack ${styles.answer}`}>
              <p>
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

function Registration(forms: Conference['registration']) {
  return (
    <>
      <RegistrationForms {...forms} />
      <Button kind="accent" className="screen-only" data-when="before" {...OPENS_REGISTRATION}>
        Register Now
      </Button>
      <Button kind="line" className="screen-only" data-when="during after" {...OPENS_REGISTRATION}>
        Register Now
      </Button>
    </>
  );
}

function Contact({ email }: Pick<Conference, 'email'>) {
  return (
    <p className="actions">
      <span className="screen-only">
        <ArrowLink href={routes.contact}>Write to the secretariat</ArrowLink>
      </span>
      <a className="target text-link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}

function Committees({ committees }: Pick<QuestionsProps, 'committees'>) {
  return (
    <ul className={styles.committees}>
      {committees.map(({ slug, title, eligibility }) => (
        <li key={slug}>
          <Link className="target text-link" href={committeePath(slug)}>
            {title}
          </Link>
          {eligibility && <small className="quiet">{eligibility.label}</small>}
        </li>
      ))}
    </ul>
  );
}
