import { basename } from 'node:path';
import type { Issue } from '../reading/issue.ts';
import { issueAt, type Passage, TO_BE_WRITTEN } from '../reading/prose.ts';

/** Shorter paragraphs may repeat, such as a sentence on where to find documents. */
const MIN_LETTERS = 100;

/** Paragraphs that several overviews share. Reported from the second file on. */
export function findCopiedOverviews(passages: readonly Passage[]): Issue[] {
  const paragraphs = passages.filter(
    ({ file, path, text }) =>
      file.startsWith('committees/') && !path && text.length >= MIN_LETTERS && !text.startsWith(TO_BE_WRITTEN),
  );
  return paragraphs.flatMap((paragraph, index) => {
    const first = paragraphs.slice(0, index).find((other) => other.text === paragraph.text);
    if (!first || first.file === paragraph.file) return [];
    return issueAt(
      paragraph,
      0,
      `The overview of ${basename(first.file)} has the same paragraph. Was it copied, and not changed yet?`,
    );
  });
}
