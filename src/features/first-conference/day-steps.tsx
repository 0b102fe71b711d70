import type { MarkedText } from '../glossary/glossary.ts';
import { Marked } from '../glossary/marked.tsx';
import styles from './day-steps.module.css';

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
