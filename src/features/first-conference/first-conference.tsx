import type { Edition } from '../../content/collections.ts';
import type { MarkedText } from '../../content/terms.ts';
import { slugify } from '../../shared/words.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Quiet, Title } from '../../ui/letters.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { Marked } from '../glossary/glossary.tsx';
import styles from './first-conference.module.css';

/** How a day in committee goes, step by step. */
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

/** What to do before and at the conference. The boxes tick without script; with it, the device keeps the ticks. */
export function Checklist({ edition }: { edition: Edition }) {
  const parts = edition['first-conference'].checklist;
  const count = parts.flatMap(({ items }) => items).length;
  return (
    // Each edition begins without ticks.
    <div
      className={`list stack ${styles.checklist}`}
      data-ticks={`first-conference-ticks-${edition.conference.edition}`}
    >
      {parts.map(({ title, items }) => (
        <fieldset key={title}>
          <Title as="legend">{title}</Title>
          <Ruled isTight>
            {items.map(({ title, text, link }) => {
              const value = slugify(title);
              return (
                <li key={title}>
                  <input type="checkbox" id={`tick-${value}`} value={value} aria-describedby={`about-${value}`} />
                  <div>
                    <label htmlFor={`tick-${value}`}>{title}</label>
                    <Quiet id={`about-${value}`}>{text}</Quiet>
                    {link && (
                      <span className="screen-only">
                        <ArrowLink href={link.url}>{link.title}</ArrowLink>
                      </span>
                    )}
                  </div>
                </li>
              );
            })}
          </Ruled>
        </fieldset>
      ))}
      <div className={`actions screen-only needs-script ${styles.foot}`}>
        <div role="status">
          <Title data-ticks-count>0 of {count} done</Title>
          <p data-ticks-lost hidden>
            This device cannot remember your ticks. They are lost when you leave the page.
          </p>
        </div>
        <Button kind="line" data-ticks-clear>
          Clear the ticks
        </Button>
        <Quiet isSmall className={styles.note}>
          Your ticks stay on this device. Nothing is sent to anyone.
        </Quiet>
      </div>
      <Quiet className="screen-only without-script">
        You can tick the boxes, but without JavaScript your ticks are lost when you leave the page. Nothing is sent to
        anyone.
      </Quiet>
    </div>
  );
}
