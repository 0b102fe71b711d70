import type { Committee } from '../schemas/committee.ts';
import type { Conference } from '../schemas/conference.ts';

type Kinds = Pick<Conference, 'committeeKinds'>;

/** The kind of a committee; the content check reports one that conference.yaml does not have. */
export function kindOf(
  { kind }: Pick<Committee, 'kind'>,
  { committeeKinds }: Kinds,
): Kinds['committeeKinds'][number] | undefined {
  return committeeKinds.find(({ id }) => id === kind);
}
