import { listed } from '../lib/fill-in.ts';
import type { Committee } from './committee.ts';
import { type Finding, findAt, isEligibility, isOfConference, type Passage, sentencesOf } from './prose.ts';

const KEPT_FOR = /\bexclusively\b|\bgrades?\b[^.]*\bonly\b/i;
/** Grades for which committees are kept that the sentence does not name; it may name others. */
const KEPT_UNNAMED = /\bcommittees (?:kept|reserved|meant) for grades?\b[^.;]*/i;

/** A grade, or a range of them: “7”, “7th”, “6 to 8”. */
const GRADE = /\b(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:to|–|-)\s*(\d{1,2})(?:st|nd|rd|th)?)?\b/g;

/** Texts that keep committees for other grades than the committees themselves do. */
export function findWrongGrades(passages: readonly Passage[], committees: Committee[]): Finding[] {
  return passages.flatMap((passage) => messagesOn(passage, committees).map((message) => findAt(passage, 0, message)));
}

function messagesOn(passage: Passage, committees: Committee[]): string[] {
  if (isOfConference(passage) || isEligibility(passage)) return gradeMessages(passage, committees);
  return passage.path?.[0] === 'summary' ? summaryMessages(passage, committees) : [];
}

/** The sentence for search engines of a committee, where it names other grades than the committee’s label. */
function summaryMessages({ file, text }: Passage, committees: Committee[]): string[] {
  const committee = committees.find(({ slug }) => file === `committees/${slug}.md`);
  const said = gradesIn(/\bgrades?\b[^.]*\bonly\b/i.exec(text)?.[0] ?? '');
  if (!committee || said.length === 0) return [];
  const label = committee.eligibility?.label;
  if (gradesOf(committee).join() === said.join()) return [];
  const remedy = label
    ? `but eligibility.label says “${label}”. Correct one of the two.`
    : 'but there is no eligibility. Add it, or leave out the grades.';
  return [`It says grades ${inWords(said)}, ${remedy}`];
}

/** Committees that are kept for some grades: those that say so themselves, with the same grades, and all of them. */
function gradeMessages(passage: Passage, committees: Committee[]): string[] {
  const { text } = passage;
  const kept = committees.filter(({ eligibility }) => eligibility);
  const telling = sentencesOf(text).filter((sentence) => KEPT_FOR.test(sentence.text));
  const groups = telling.flatMap((sentence) => gradeGroups(sentence.text, committees));
  const named = [...new Set(groups.flatMap((group) => group.committees))];
  if (named.length === 0) return unnamedMessages(text, kept);
  // A committee's own note speaks of that one, and may leave the others out.
  const isOwnNote = isEligibility(passage);
  return [
    ...named
      .filter((committee) => !kept.includes(committee))
      .map(
        ({ title, slug }) =>
          `It says that ${title} is only for some grades, but content/committees/${slug}.md has no eligibility. Correct one of the two.`,
      ),
    ...groups.flatMap(({ committees: here, grades }) =>
      here.flatMap((committee) => {
        const { title, slug, eligibility } = committee;
        const meant = gradesOf(committee);
        if (grades.length === 0 || meant.length === 0 || grades.join() === meant.join()) return [];
        return `It says that ${title} is for grades ${inWords(grades)}, but the label in content/committees/${slug}.md is “${eligibility?.label}”. Correct one of the two.`;
      }),
    ),
    ...(isOwnNote ? [] : kept)
      .filter((committee) => !named.includes(committee))
      .map((committee) => {
        const { title, slug } = committee;
        const grades = gradesOf(committee);
        return `${title} is missing here: content/committees/${slug}.md says that it is only for some grades. Add it, for example: ${title} is exclusively for ${grades.length > 0 ? `grades ${inWords(grades)}` : 'its grades'}. If it is open to everyone, remove eligibility there.`;
      }),
  ];
}

/** Texts that name grades and no committee, such as “two committees kept for grades 6 and 7”. */
function unnamedMessages(text: string, kept: Committee[]): string[] {
  const said = gradesIn(KEPT_UNNAMED.exec(text)?.[0] ?? '');
  const labels = kept.map(gradesOf);
  const all = [...new Set(labels.flat())].sort((one, other) => one - other);
  if (said.length === 0 || all.length === 0) return [];
  if ([all, ...labels].some((grades) => grades.join() === said.join())) return [];
  return [
    `It says grades ${inWords(said)}, but the labels of ${listed(kept.map(({ title }) => title))} in content/committees say ${inWords(all)}. Correct one of the two.`,
  ];
}

/**
 * Which committees a sentence keeps for which grades: “AIPPM for grade 6, and UNHRC for grades 6 to 8” are two groups.
 * Grades follow the names they belong to, but where the sentence begins with them.
 */
function gradeGroups(text: string, committees: Committee[]): { committees: Committee[]; grades: number[] }[] {
  const names = committees.flatMap((committee) =>
    [...text.matchAll(new RegExp(`(?<!\\w)${RegExp.escape(committee.title)}(?!\\w)`, 'g'))].map(({ index }) => ({
      index,
      committee,
    })),
  );
  // The name of a committee that is gone still owns the grades behind it.
  const unknown = [...text.matchAll(/\b[A-Z]{3,}\b/g)]
    .filter(
      ({ index }) => !names.some((name) => name.index <= index && index < name.index + name.committee.title.length),
    )
    .map(({ index }) => ({ index, committee: undefined }));
  const numbers = [...text.matchAll(GRADE)].map(({ index, 0: grade }) => ({ index, grade }));
  const tokens = [...names, ...unknown, ...numbers].sort((one, other) => one.index - other.index);
  const groups: { committees: Committee[]; grades: string[] }[] = [];
  let before: 'name' | 'grade' | undefined;
  const isGradesFirst = tokens[0] !== undefined && 'grade' in tokens[0];
  for (const token of tokens) {
    const kind = 'grade' in token ? 'grade' : 'name';
    if (before === undefined || (kind !== before && kind === (isGradesFirst ? 'grade' : 'name')))
      groups.push({ committees: [], grades: [] });
    const group = groups.at(-1);
    if ('grade' in token) group?.grades.push(token.grade);
    else if (token.committee) group?.committees.push(token.committee);
    before = kind;
  }
  return groups.map(({ committees: here, grades }) => ({ committees: here, grades: gradesIn(grades.join(' ')) }));
}

/** Grades for which a committee is kept, by its label. */
function gradesOf({ eligibility }: Committee): number[] {
  return gradesIn(eligibility?.label ?? '');
}

/** Grades that a text names, in order: “grades 6 to 8”, “6th and 7th graders”. */
function gradesIn(text: string): number[] {
  const grades = [...text.matchAll(GRADE)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Math.max(0, Number(to) - Number(from)) + 1 }, (_, step) => Number(from) + step),
  );
  return [...new Set(grades)].sort((one, other) => one - other);
}

function inWords(grades: readonly number[]): string {
  return listed(grades.map(String));
}
