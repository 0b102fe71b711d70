import styles from './committee-filter.module.css';
import type { FilterGroup } from './committee-filter.ts';

/** Finds committees by grade and kind, with filter-cards.client.ts. It is hidden where no script runs. */
export function CommitteeFilter({ groups, count }: { groups: FilterGroup[]; count: number }) {
  return (
    <search className={`wrap screen-only needs-script ${styles.filter}`} aria-label="Find a committee" data-filter>
      {groups.map(({ name, legend, choices }) => (
        <fieldset key={name} className={styles.group}>
          <legend className="label">{legend}</legend>
          {choices.map(([value, label]) => (
            <label key={value} className={styles.choice}>
              <input type="radio" name={name} value={value} defaultChecked={value === ''} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {/* No role: Orca reads “status bar” in place of the text of one. */}
      <p className={`quiet ${styles.count}`} aria-live="polite">
        All {count} committees
      </p>
    </search>
  );
}
