import { clsx } from 'clsx';
import { committeePath } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { type PicturedCommittee, Thumbnail } from './committee-picture.tsx';
import styles from './committee-questions.module.css';

/** For the home page: committees that have a question, each with its picture. */
export function CommitteeQuestions({ committees }: { committees: readonly PicturedCommittee[] }) {
  if (committees.length === 0) return null;
  return (
    <div className="wrap screen-only">
      <Section title="On the agenda">
        <ul className={styles.questions}>
          {committees.map((committee) => (
            <li key={committee.slug} className={clsx('card', styles.question)}>
              <Thumbnail committee={committee} />
              <div>
                <p className="title">
                  <Link className="stretched" href={committeePath(committee.slug)}>
                    {committee.question}
                  </Link>
                </p>
                <p className="small quiet">{committee.title}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
