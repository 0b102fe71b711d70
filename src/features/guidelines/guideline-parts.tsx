import { Clause } from '../../ui/clause.tsx';
import type { MarkedText } from '../glossary/glossary.ts';
import { Marked } from '../glossary/glossary.tsx';
import styles from './guideline-parts.module.css';

interface GuidelinePart {
  title: string;
  items: { title: string; text: MarkedText; emphasis: boolean }[];
}

/** The numbered guidelines in their parts; numbers run on from part to part. */
export function GuidelineParts({ parts }: { parts: GuidelinePart[] }) {
  const numbers = new Map(parts.flatMap(({ items }) => items).map((item, index) => [item, index + 1]));
  return (
    <div className={styles.parts}>
      {parts.map(({ title, items }, index) => (
        <Clause key={title} title={title} id={`part-${index + 1}`}>
          <ol className={styles.list} start={items[0] && numbers.get(items[0])}>
            {items.map((item) => (
              <li key={item.title} className={item.emphasis ? styles.binding : undefined}>
                <span className={styles.number} aria-hidden="true">
                  {numbers.get(item)}
                </span>
                <div>
                  <h3 id={`guideline-${numbers.get(item)}`}>{item.title}</h3>
                  <p>
                    <Marked text={item.text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </Clause>
      ))}
    </div>
  );
}
