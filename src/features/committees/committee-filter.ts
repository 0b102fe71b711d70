import type { Committee } from '../../content/schemas/committee.ts';
import { anchorOf } from '../../shared/words.ts';

type Filterable = Pick<Committee, 'kind' | 'eligibility'>;
/** Choices that filter the committees. Names and values are part of the address: `?kind=crisis`. */
export type FilterGroup = ReturnType<typeof filterGroups>[number];

const KIND_LABELS: Record<Committee['kind'], string> = {
  'united-nations': 'World bodies',
  india: 'Indian politics',
  historical: 'Historical',
  crisis: 'Crisis',
  press: 'Press',
};
/** Grade of the committees that are open to all others. */
const OTHERS = 'others';

/** What committees can be found by. A group in which every committee has the same value is left out. */
export function filterGroups(committees: readonly Filterable[]) {
  const kinds = Object.entries(KIND_LABELS).filter(([value]) => committees.some(({ kind }) => kind === value));
  const labels = committees.flatMap(({ eligibility }) => eligibility?.label ?? []);
  // A map, since two spellings of a label may have the same value.
  const grades = new Map([...labels.map((label) => [anchorOf(label), label] as const), [OTHERS, 'All other grades']]);
  return [
    { name: 'grade', legend: 'Grade', choices: [['', 'Any grade'], ...grades] },
    { name: 'kind', legend: 'Kind', choices: [['', 'All kinds'], ...kinds] },
  ].filter(({ choices }) => choices.length > 2);
}

/** The values by which a committee is found. */
export function filterValues({ kind, eligibility }: Filterable) {
  return { grade: eligibility ? anchorOf(eligibility.label) : OTHERS, kind };
}
