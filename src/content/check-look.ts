import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { MARKS, THEME } from './collections.ts';
import type { Issue } from './issue.ts';

/** The colours that a conference can change. */
const COLOURS = [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/^\s*(--[\w-]+): #[0-9a-f]+;/gm)].flatMap(
  ([, name = '']) => name,
);

/** How a conference looks: its colours and its mark. Files that are missing are reported by the reader. */
export async function checkLook(folder: string): Promise<Issue[]> {
  const isThere = (file: string) => existsSync(`${folder}/${file}`);
  const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const marks = MARKS.filter(isThere).map(async (file) => {
    const message = await markMessage(textOf(file));
    return message ? [{ file, message }] : [];
  });
  const colours = isThere(THEME) ? checkColours(textOf(THEME)) : [];
  return [...colours, ...(await Promise.all(marks)).flat()];
}

/** One colour after the other, and the end of the file. */
const COLOUR = /\s*(--[\w-]+)\s*:\s*#(?:[0-9a-f]{8}|[0-9a-f]{6})\s*(?:;|(?=\}))/giy;
const END = /^\s*\}\s*$/;

/** Anything but colours: every page contains this style sheet as it is. */
function checkColours(css: string): Issue[] {
  // Blanks for comments, so that each line stays where it is. A comment cannot end the style sheet of a page.
  const text = css.replace(/\/\*.*?(?:\*\/|$)/gs, (comment) =>
    comment.includes('</') ? comment : comment.replace(/\S/g, ' '),
  );
  const issueAt = (place: number, message: string) => ({
    file: THEME,
    line: text.slice(0, place + text.slice(place).search(/\S|$/)).split('\n').length,
    message,
  });
  const [start = ''] = /^\s*:root\s*\{/.exec(text) ?? [];
  const colours = [...text.slice(start.length).matchAll(COLOUR)];
  const unknown = colours.flatMap(({ 1: name = '', index }) => {
    if (COLOURS.includes(name)) return [];
    const group = COLOURS.filter((colour) => colour.startsWith(name.replace(/\d*$/, '')));
    const offered = (group.length > 0 ? group : COLOURS).join(' ');
    return issueAt(start.length + index, `There is no colour called ${name}. The colours are: ${offered}.`);
  });
  const end = start.length + colours.reduce((length, [colour]) => length + colour.length, 0);
  if (start !== '' && END.test(text.slice(end))) return unknown;
  const message =
    'Only colours belong in this file, between “:root {” and “}”: each is a name, a colon, # and six figures or letters from a to f, and a semicolon, such as --night-802: #0d1527;';
  return [...unknown, issueAt(end, message)];
}

/** What is no shape: texts and pictures, which other computers draw otherwise or not at all, and what can run, load or lead elsewhere. */
const NO_SHAPE =
  /<(?:text|image|a|script|foreignObject|set|animate\w*|!ENTITY)\b|[\s"'/]on\w+\s*=|\bhref\s*=\s*(?!["']#)["']?[^\s"'>]{0,20}|url\((?!["']?#)|@import|&#/i;

async function markMessage(svg: string): Promise<string | undefined> {
  const [other] = NO_SHAPE.exec(svg) ?? [];
  if (other)
    return `The mark must be made of shapes alone, and this file has: ${other} — in your drawing program, turn texts into paths, remove pictures and links, and save as plain SVG.`;
  const isSquare = await sharp(Buffer.from(svg || ' '))
    .metadata()
    .then(
      ({ width, height }) => width === height,
      () => false,
    );
  return isSquare && /<svg\b[^<>]*\sviewBox\s*=/.test(svg)
    ? undefined
    : 'The mark must be an SVG drawing in a square. In your drawing program, make the page square, and save as SVG: the first tag then has, for example, viewBox="0 0 100 100".';
}
