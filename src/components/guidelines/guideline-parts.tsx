import type { Guidelines } from '../../content/guidelines.ts';
import { Clause } from '../ui/clause.tsx';
import styles from './guideline-parts.module.css';

/** The numbered guidelines in their parts; numbers run on from part to part. */
export function GuidelineParts({ parts }: { parts: Guidelines['parts'] }) {
  let number = 0;
  return parts.map(({ title, items }, index) => (
    <Clause key={title} title={title} id={`part-${index + 1}`}>
      <ol className={styles.list} start={number + 1}>
        {items.map((item) => {
          number += 1;
          return (
            <li key={item.title} className={item.emphasis ? styles.binding : undefined}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <div>
                <h3 id={`guideline-${number}`}>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Clause>
  ));
}
