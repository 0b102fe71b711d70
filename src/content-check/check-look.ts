import { existsSync, readFileSync } from 'node:fs';
import { MARKS, THEME } from '../content/collections.ts';
import { COLOUR, coloursIn, TOKENS, withoutComments } from '../content/colours.ts';
import type { Issue } from '../content/issue.ts';
import { markMessage } from './check-mark.ts';

const COLOURS = [...coloursIn(readFileSync(TOKENS, 'utf8')).keys()];

/** The colours and the mark. Missing files are reported by check-file-names.ts. */
export async function checkLook(folder: string): Promise<Issue[]> {
  const isThere = (file: string) => existsSync(`${folder}/${file}`);
  const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const marks = Object.values(MARKS)
    .filter(isThere)
    .map(async (file) => {
      const message = await markMessage(textOf(file));
      return message ? [{ file, message }] : [];
    });
  const colours = isThere(THEME) ? checkColours(textOf(THEME)) : [];
  return [...colours, ...(await Promise.all(marks)).flat()];
}

/** Refuses anything but colours, since every page contains this style sheet unchanged. */
function checkColours(css: string): Issue[] {
  const text = withoutComments(css);
  const issueAt = (place: number, message: string) => ({
    file: THEME,
    line: text.slice(0, place).split('\n').length,
    message,
  });
  const unknown = [...text.matchAll(COLOUR)].flatMap(({ 1: name = '', index }) =>
    COLOURS.includes(name)
      ? []
      : issueAt(index, `There is no colour called ${name}. The colours are: ${COLOURS.join(' ')}.`),
  );
  // Blanked out, so that line numbers stay right.
  const rest = text.replace(COLOUR, (colour) => colour.replace(/\S/g, ' '));
  if (/^\s*:root\s*\{\s*\}\s*$/.test(rest)) return unknown;
  const [start = ''] = /^\s*(?::root\s*\{\s*)?/.exec(rest) ?? [];
  const message =
    'Only colours belong in this file, between “:root {” and “}”: each is a name, a colon, # and six figures or letters from a to f, and a semicolon, such as --night-802: #0d1527;';
  return [...unknown, issueAt(start.length, message)];
}
