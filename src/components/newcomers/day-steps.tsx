import type { MarkedText } from '../../lib/glossary.ts';
import styles from './day-steps.module.css';
import { Marked } from './marked.tsx';

/** How a day of committee goes, step by step. */
export function DaySteps({ steps }: { steps: { title: string; text: MarkedText }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Marked text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
