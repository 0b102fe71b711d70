/**
 * What a guide has its reader do. A comment says what the fence after it is:
 *
 * - `<!-- example: content/x.yaml -->`: a change to the file, or a whole new file. The check finds nothing wrong.
 * - `<!-- mistake: content/x.yaml -->`: a wrong change, made to the content as it is in the repository.
 * - `<!-- told -->`: everything that the check reports after the step before it.
 *
 * Two comments have no fence: `<!-- remove: content/x.md -->` and `<!-- upload: content/x.webp -->`.
 */
export type Step =
  | { kind: 'change' | 'mistake' | 'file' | 'remove' | 'upload'; file: string; text: string }
  | { kind: 'told'; text: string };

const HEADING = /^#{1,6} (.+)$/;
const COMMENT = /^<!-- (example|mistake|remove|upload|told)(?:: (\S+))? -->$/;
const FENCE = /^ *```(\w*)$/;

/** Steps of a guide in order, by the heading above them; headings without steps are left out. */
export function examplesIn(markdown: string): Map<string, Step[]> {
  const sections = new Map<string, Step[]>();
  let steps: Step[] = [];
  const lines = markdown.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const [, title] = HEADING.exec(line) ?? [];
    if (title !== undefined) {
      steps = [];
      sections.set(title, steps);
    }
    const [, kind, file = ''] = COMMENT.exec(line) ?? [];
    const isAlone = kind === 'remove' || kind === 'upload';
    if (isAlone) steps.push({ kind, file, text: '' });
    const [, language] = FENCE.exec(kind === undefined ? line : (lines[index + 1] ?? '')) ?? [];
    if (language === undefined) {
      if (kind !== undefined && !isAlone) throw new Error(`No example follows: ${line}`);
      continue;
    }
    const start = kind === undefined ? index : index + 1;
    const end = lines.findIndex((other, at) => at > start && FENCE.test(other));
    const text = `${lines.slice(start + 1, end).join('\n')}\n`;
    if (kind === 'told') steps.push({ kind, text });
    if (kind === 'mistake') steps.push({ kind, file, text });
    if (kind === 'example') steps.push({ kind: language === 'diff' ? 'change' : 'file', file, text });
    // A heading inside a fence is none.
    index = end;
  }
  return new Map([...sections].filter(([, found]) => found.length > 0));
}

/**
 * A text with a change made to it: lines with `-` and with a space are in it one after the other, and are replaced by
 * those with `+` and with a space.
 * @throws if the lines are not in it
 */
export function withDiff(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const before = without('+');
  if (!text.includes(before)) throw new Error(`The file does not say:\n${before}`);
  return text.replace(before, () => without('-'));
}

/** Addresses of links and pictures, but not those inside code. */
export function linksIn(markdown: string): string[] {
  const prose = markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
}

/** Places of a document that a link can lead to, named as GitHub names them. */
export function anchorsIn(markdown: string): string[] {
  const prose = markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '');
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
