import type { Edition } from '../../content/collections.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { slugify } from '../../shared/words.ts';
import { Button } from '../../ui/button.tsx';
import { Label, Quiet } from '../../ui/letters.tsx';
import { Summary } from '../../ui/summary.tsx';
import styles from './committee-filter.module.css';

type Filterable = Pick<Committee, 'kind' | 'eligibility'>;
type Sources = Pick<Edition, 'conference' | 'wording'> & { committees: readonly Filterable[] };

/** Finds committees by kind and by who may take part, with filter-cards.client.ts. It is hidden where no script runs. */
export function CommitteeFilter({ edition }: { edition: Edition }) {
  const groups = filterGroups(edition);
  return (
    <search
      className={`wrap stack screen-only needs-script ${styles.filter}`}
      aria-label="Find a committee"
      data-filter
    >
      {/* Opens the choices on small screens. It is empty, so that wide screens can show them while it is closed. */}
      {groups.length > 0 && (
        <details className={styles.fold}>
          <Summary>Filter</Summary>
        </details>
      )}
      {groups.map(({ name, legend, choices }) => (
        <fieldset key={name} className={styles.group}>
          <Label as="legend">{legend}</Label>
          {choices.map(([value, label]) => (
            <label key={value} className={styles.choice}>
              <input type="radio" name={name} value={value} defaultChecked={value === ''} />
              <span className="target">{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {/* No role: Orca reads “status bar” in place of the text of one. */}
      <Quiet className={styles.count} aria-live="polite">
        All {edition.committees.length} committees
      </Quiet>
    </search>
  );
}

/** Stands in place of the committees where a pair of choices finds none. */
export function NothingFound() {
  return (
    <div className={`wrap stack screen-only ${styles.nothing}`} data-filter-nothing hidden>
      <p>No committee matches</p>
      <div>
        <Button kind="line">Show all</Button>
      </div>
    </div>
  );
}

/** The audience of the committees that are open to all others. */
const OTHERS = 'others';

/**
 * What committees can be found by. Names and values are part of the address: `?kind=crisis`. A group in which every
 * committee has the same value is left out.
 */
export function filterGroups({ committees, conference, wording }: Sources) {
  const { committeeKinds, eligibility: words } = conference;
  const { kind, allKinds } = wording.committees;
  const kinds = committeeKinds
    .filter(({ id }) => committees.some(({ kind }) => kind === id))
    .map(({ id, label }) => [id, label] as const);
  const labels = committees.flatMap(({ eligibility }) => eligibility?.label ?? []);
  // A map, since two spellings of a label may have the same value.
  const audiences = new Map(labels.map((label) => [slugify(label), label]));
  if (words && committees.some(({ eligibility }) => !eligibility)) audiences.set(OTHERS, words.others);
  return [
    { name: 'audience', legend: words?.legend, choices: [['', words?.everyone], ...audiences] as const },
    { name: 'kind', legend: kind, choices: [['', allKinds], ...kinds] as const },
  ].filter(({ choices }) => choices.length > 2);
}

/** The choice by which a committee is found: who may take part in it. */
export function audienceOf({ eligibility }: Pick<Committee, 'eligibility'>): string {
  return eligibility ? slugify(eligibility.label) : OTHERS;
}
