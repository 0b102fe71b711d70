import { Section } from '../../ui/section.tsx';
import type { PicturedCommittee } from './committee-picture.tsx';
import styles from './committee-questions.module.css';
import { CommitteeTeaser } from './committee-teaser.tsx';

/** For the home page: committees that have a question, each with its picture. */
export function CommitteeQuestions({ committees }: { committees: readonly PicturedCommittee[] }) {
  if (committees.length === 0) return null;
  return (
    <div className="wrap screen-only">
      <Section title="On the agenda">
        <ul className={styles.questions}>
          {committees.map((committee) => (
            <li key={committee.slug}>
              <CommitteeTeaser committee={committee} title={committee.question} note={committee.title} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
