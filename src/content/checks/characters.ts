import type { Issue } from './issue.ts';

/** Control characters, spaces of no width and marks of direction. Hindi needs the two joiners, U+200C and U+200D. */
const HIDDEN = /(?!\t|\r|\u200c|\u200d|\u00ad)[\p{Cc}\p{Cf}\u2028\u2029]/u;
const CONFLICT = /^(?:<{7}|={7}|>{7})(?: |\r?$)/m;

/** What makes a file unreadable before its format matters: both sides of a merge, and characters that nobody can see. */
export function findStrayCharacters(file: string, text: string): Issue[] {
  const conflict = CONFLICT.exec(text);
  if (conflict)
    return [
      {
        file,
        line: lineAt(text, conflict.index),
        message:
          'Two versions of this file were merged, and both are in it. Keep the right one, and remove the other one and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
      },
    ];
  return text.split('\n').flatMap((line, index) => {
    const found = HIDDEN.exec(line);
    if (!found) return [];
    const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const before = line.slice(0, found.index).trim().split(/\s+/).at(-1);
    return {
      file,
      line: index + 1,
      message: `There is an invisible character here (U+${code})${before ? `, after “${before}”` : ''}. It came with pasted text. Delete the line and type it again.`,
    };
  });
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
