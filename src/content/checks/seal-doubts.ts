import { designOf } from '../../shared/guilloche.ts';
import { sealSeed } from '../facts/seal-seed.ts';
import { type Issue, issuesIn } from '../reading/issue.ts';
import type { Committee } from '../schemas/committee.ts';

/** Rings of one kind are told apart by their lobes from this difference on. */
const CLEAR_DIFFERENCE = 3;
/** A committee that resembles another in all of these drawings is left as it is: there are too many committees. */
const LAST_DRAWING = 20;

interface Seal {
  seed: string;
  /** In the order of the committees: neighbours stand side by side. */
  place: number;
}

/** Seals that visitors may take for another committee's. Each comes with a number that draws a different one. */
export function findAlikeSeals(committees: readonly Committee[]): Issue[] {
  const inOrder = committees.toSorted((one, other) => one.order - other.order);
  const seals: Seal[] = inOrder.map((committee, place) => ({ seed: sealSeed(committee), place }));
  return inOrder.flatMap(({ slug, seal }, place) => {
    const own = seals[place] as Seal;
    const alike = inOrder[seals.slice(0, place).findIndex((earlier) => areAlike(earlier, own))];
    const drawing = alike && findOtherDrawing(slug, place, seals);
    return issuesIn(`committees/${slug}.md`, [
      {
        isBroken: drawing !== undefined,
        path: [seal ? 'seal' : 'title'],
        message: `The seal of this committee resembles that of ${alike?.title}. To have another one drawn, write this line above the overview: seal: ${drawing}`,
      },
    ]);
  });
}

/** The number of the first drawing that resembles no other committee's. */
function findOtherDrawing(slug: string, place: number, seals: readonly Seal[]): number | undefined {
  const others = seals.filter((other) => other.place !== place);
  return Array.from({ length: LAST_DRAWING - 1 }, (_, index) => index + 2).find((drawing) => {
    const drawn = { seed: sealSeed({ slug, seal: drawing }), place };
    return !others.some((other) => areAlike(other, drawn));
  });
}

/** Neighbours must differ in kind, others at least in their lobes. */
function areAlike(one: Seal, other: Seal): boolean {
  const [first, second] = [designOf(one.seed), designOf(other.seed)];
  if (first.body !== second.body) return false;
  return Math.abs(one.place - other.place) === 1 || Math.abs(first.lobes - second.lobes) < CLEAR_DIFFERENCE;
}
