import { anchorOf } from '../../shared/anchor.ts';

/** A choice of one of the two lists by which committees are found. */
export interface FilterChoice {
  /** As in the address, such as `grades-6-and-7-only`; empty for all. */
  value: string;
  label: string;
}

/** A list of choices, of which one holds. */
export interface FilterGroup {
  /** As in the address: `/committees?kind=crisis`. */
  name: 'grade' | 'kind';
  legend: string;
  choices: FilterChoice[];
}

interface Filterable {
  kind: string;
  eligibility?: { label: string } | undefined;
}

const KIND_LABELS: Record<string, string> = {
  'united-nations': 'World bodies',
  india: 'Indian politics',
  historical: 'Historical',
  crisis: 'Crisis',
  press: 'Press',
};
/** Of committees that are kept for nobody. */
const OTHERS = 'others';

/** What committees can be found by. A list of which every committee would be the same choice is left out. */
export function filterGroups(committees: readonly Filterable[]): FilterGroup[] {
  const kinds = Object.keys(KIND_LABELS).filter((value) => committees.some(({ kind }) => kind === value));
  const labels = committees.flatMap(({ eligibility }) => eligibility?.label ?? []);
  // A map, since two spellings of a label may have the same value.
  const grades = new Map([...labels.map((label) => [anchorOf(label), label] as const), [OTHERS, 'All other grades']]);
  const grade = [{ value: '', label: 'Any grade' }, ...[...grades].map(([value, label]) => ({ value, label }))];
  const kind = [
    { value: '', label: 'All kinds' },
    ...kinds.map((value) => ({ value, label: KIND_LABELS[value] ?? value })),
  ];
  return [
    ...(labels.length > 0 ? [{ name: 'grade' as const, legend: 'Grade', choices: grade }] : []),
    ...(kinds.length > 1 ? [{ name: 'kind' as const, legend: 'Kind', choices: kind }] : []),
  ];
}

/** By which choices a committee is found. */
export function filterValues({ kind, eligibility }: Filterable): { grade: string; kind: string } {
  return { grade: eligibility ? anchorOf(eligibility.label) : OTHERS, kind };
}
