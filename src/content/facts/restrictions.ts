import type { Committee } from '../schemas/committee.ts';
import type { Conference } from '../schemas/conference.ts';

/** The committees for certain delegates only, by the label that says for whom they are. */
export function restrictedCommittees<Restrictable extends Pick<Committee, 'eligibility'>>(
  committees: readonly Restrictable[],
): [label: string, committees: Restrictable[]][] {
  return [...Map.groupBy(committees, ({ eligibility }) => eligibility?.label)].flatMap(([label, group]) =>
    label ? [[label, group]] : [],
  );
}

/** One sentence for each restriction; none if every committee is open to everybody. */
export function restrictionSentences(
  committees: readonly Pick<Committee, 'eligibility'>[],
  { eligibility }: Pick<Conference, 'eligibility'>,
): string[] {
  const notes = [...new Set(committees.flatMap(({ eligibility }) => eligibility?.note ?? []))];
  const areMixed = notes.length > 0 && committees.some(({ eligibility }) => !eligibility);
  return areMixed && eligibility ? [...notes, eligibility.othersNote] : notes;
}
