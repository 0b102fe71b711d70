import type { Edition } from '../../content/collections.ts';
import { Field } from '../../ui/field.tsx';
import { Quiet } from '../../ui/letters.tsx';
import styles from './choose-committee.module.css';
import { committeeKey } from './chosen-committee.ts';

/**
 * Shows the sessions of one committee and those for everybody. choose-committee.client.ts keeps the choice on the device.
 * It is hidden where no script runs.
 */
export function ChooseCommittee({ edition }: { edition: Edition }) {
  const { label, all, note, lost } = edition.pages.schedule.committee;
  return (
    <div className={`wrap columns screen-only needs-script ${styles.choice}`}>
      <Field id="your-committee" label={label}>
        {/* Chosen anew when the page opens: by what the device keeps. */}
        <select
          id="your-committee"
          className={styles.select}
          data-committee-key={committeeKey(edition.conference)}
          aria-describedby="about-your-committee"
          autoComplete="off"
        >
          <option value="">{all}</option>
          {edition.committees.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </Field>
      <Quiet as="div" className="measure" isSmall>
        <p id="about-your-committee">{note}</p>
        <p data-lost aria-live="polite" data-words={lost} />
      </Quiet>
    </div>
  );
}
