import type { Committee } from '../../content/schemas/committee.ts';
import { roman, slugify } from '../../shared/words.ts';
import { pathForCardTitle } from '../../site/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './committee-grid.module.css';
import { Seal } from './seal.tsx';

/** A committee with its picture, where it has one, as a card shows it. */
type CommitteeCard = Committee & { picture: Picture | undefined };

/** All committees as cards, two in a row on small screens and up to six on large ones. */
export function CommitteeGrid({ committees }: { committees: CommitteeCard[] }) {
  return (
    <ul className={`wrap ${styles.grid}`}>
      {committees.map((committee, index) => {
        const { slug, title, cardTitle, fullName, agenda, eligibility, kind, picture } = committee;
        const isHistorical = kind === 'historical';
        return (
          <li
            key={slug}
            data-card
            data-grade={gradeOf(committee)}
            data-kind={kind}
            className={`${styles.card} ${isHistorical ? styles.night : ''}`}
          >
            <div className={styles.picture} data-transition={`picture-${slug}`}>
              {picture ? (
                <PictureImage
                  picture={picture}
                  alt=""
                  sizes="(min-width: 82rem) 12.5rem, (min-width: 60rem) 22vw, (min-width: 40rem) 30vw, 41vw"
                  isFirst={index < 2}
                />
              ) : (
                <Seal slug={slug} title={title} isNight={isHistorical} />
              )}
            </div>
            <div className={styles.caption}>
              <span className={styles.number} aria-hidden="true">
                {roman(index + 1)}
              </span>
              <h2 className="stretched">
                <Link href={pathForCardTitle(cardTitle, committees)}>{cardTitle}</Link>
              </h2>
              <p>{fullName}</p>
              {/* Two cards in a row leave no room for it. It is searched on the committee's own page. */}
              <p className={`screen-only ${styles.agenda}`} data-nosnippet>
                {agenda}
              </p>
              {eligibility && <p className={`${styles.tag} ${styles.binding}`}>{eligibility.label}</p>}
              {isHistorical && <p className={styles.tag}>Historical</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Finds committees by grade and kind, with filter-cards.client.ts. It is hidden where no script runs. */
export function CommitteeFilter({ committees }: { committees: CommitteeCard[] }) {
  const groups = filterGroups(committees);
  return (
    <search
      className={`wrap stack screen-only needs-script ${styles.filter}`}
      aria-label="Find a committee"
      data-filter
    >
      {/* Opens the choices on small screens. It is empty, so that wide screens can show them while it is closed. */}
      {groups.length > 0 && (
        <details className={styles.fold}>
          <summary className="action">
            Filter <Icon name="chevron-down" />
          </summary>
        </details>
      )}
      {groups.map(({ name, legend, choices }) => (
        <fieldset key={name} className={styles.group}>
          <legend className="label">{legend}</legend>
          {choices.map(([value, label]) => (
            <label key={value} className={styles.choice}>
              <input type="radio" name={name} value={value} defaultChecked={value === ''} />
              <span className="target small">{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {/* No role: Orca reads “status bar” in place of the text of one. */}
      <p className={`quiet ${styles.count}`} aria-live="polite">
        All {committees.length} committees
      </p>
    </search>
  );
}

type Filterable = Pick<Committee, 'kind' | 'eligibility'>;

const KIND_LABELS: Record<Committee['kind'], string> = {
  'united-nations': 'World bodies',
  india: 'Indian politics',
  historical: 'Historical',
  crisis: 'Crisis',
  press: 'Press',
};
/** Grade of the committees that are open to all others. */
const OTHERS = 'others';

/**
 * What committees can be found by. Names and values are part of the address: `?kind=crisis`. A group in which every
 * committee has the same value is left out.
 */
export function filterGroups(committees: readonly Filterable[]) {
  const kinds = Object.entries(KIND_LABELS).filter(([value]) => committees.some(({ kind }) => kind === value));
  const labels = committees.flatMap(({ eligibility }) => eligibility?.label ?? []);
  const others = committees.some(({ eligibility }) => !eligibility) ? [[OTHERS, 'All other grades'] as const] : [];
  // A map, since two spellings of a label may have the same value.
  const grades = new Map([...labels.map((label) => [slugify(label), label] as const), ...others]);
  return [
    { name: 'grade', legend: 'Grade', choices: [['', 'Any grade'], ...grades] },
    { name: 'kind', legend: 'Kind', choices: [['', 'All kinds'], ...kinds] },
  ].filter(({ choices }) => choices.length > 2);
}

/** The choice of grade by which a committee is found. */
function gradeOf({ eligibility }: Filterable): string {
  return eligibility ? slugify(eligibility.label) : OTHERS;
}
