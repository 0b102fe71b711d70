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
  const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n');
  const isThere = (file: string) => existsSync(`${folder}/${file}`);
  const colours = [THEME].filter(isThere).flatMap((file) => checkColours(file, textOf(file)));
  const marks = MARKS.filter(isThere).map(async (file) => {
    const message = await markMessage(textOf(file));
    return message ? [{ file, message }] : [];
  });
  return [...colours, ...(await Promise.all(marks)).flat()];
}

/** Anything but colours: every page contains this style sheet as it is. */
function checkColours(file: string, css: string): Issue[] {
  const text = withoutComments(css);
  const issueAt = (place: number, message: string) => ({
    file,
    line: text.slice(0, place).split('\n').length,
    message,
  });
  const [start, end] = [text.indexOf('{') + 1, text.lastIndexOf('}')];
  if (text.slice(0, start).replace(/\s/g, '') !== ':root{') return [issueAt(text.search(/\S|$/), ONLY_COLOURS)];
  const after = text.slice(end + 1).search(/\S/);
  if (after >= 0) return [issueAt(end + 1 + after, ONLY_COLOURS)];
  let place = start;
  return text
    .slice(start, end)
    .split(';')
    .flatMap((declaration, index, all) => {
      const begin = place + declaration.search(/\S|$/);
      place += declaration.length + 1;
      const isLast = index === all.length - 1;
      const message = declaration.trim() === '' && isLast ? undefined : declarationMessage(declaration.trim());
      return message ? [issueAt(begin, message)] : [];
    });
}

const ONLY_COLOURS =
  'Only colours belong in this file, between “:root {” and “}”, each on a line such as: --night-802: #0d1527;';

function declarationMessage(declaration: string): string | undefined {
  const [, name = '', value = ''] = /^(--[\w-]+)\s*:\s*([^:]*)/.exec(declaration) ?? [];
  if (name === '') return ONLY_COLOURS;
  if (/^\S+\s+--/.test(value)) return 'There is no semicolon (;) at the end of this line.';
  if (!COLOURS.includes(name)) {
    const group = COLOURS.filter((colour) => colour.startsWith(name.replace(/\d*$/, '')));
    return `There is no colour called ${name}. The colours are: ${(group.length > 0 ? group : COLOURS).join(' ')}.`;
  }
  return /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(declaration.slice(declaration.indexOf(':') + 1).trim())
    ? undefined
    : `Write a colour here as # and six figures or letters from a to f, for example: ${name}: #0d1527;`;
}

/** The same with blanks for comments, so that each line stays where it is. A comment that would end the style sheet stays. */
function withoutComments(css: string): string {
  return css
    .split(/(?<=\*\/)/)
    .map((part) => {
      const start = part.indexOf('/*');
      const isComment = start >= 0 && part.endsWith('*/') && !part.includes('</');
      return isComment ? part.slice(0, start) + part.slice(start).replace(/[^\n]/g, ' ') : part;
    })
    .join('');
}

/** What drawing programs write for shapes. Anything else could do more in a browser than draw. */
const SHAPES =
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon clipPath mask linearGradient radialGradient stop style metadata rdf:RDF cc:Work dc:format dc:type dc:title sodipodi:namedview'.split(
    ' ',
  );

async function markMessage(svg: string): Promise<string | undefined> {
  const strange = [...svg.matchAll(/<(?!\/|!--|\?xml )([^\s<>/]*)/g)].find(([, tag = '']) => !isShape(tag));
  const other =
    strange?.[0] ??
    /[\s"'/]on\w+\s*=/i.exec(svg)?.[0].slice(1) ??
    /\bhref\s*=\s*(?!["']#)["']?[^\s"'>]{0,20}/i.exec(svg)?.[0] ??
    /url\((?!["']?#)|@import|&#/i.exec(svg)?.[0];
  if (other)
    return `The mark must be made of shapes alone, and this file has: ${other} — in your drawing program, turn texts into paths, remove pictures and links, and save as plain SVG.`;
  const [, viewBox = ''] = /\sviewBox\s*=\s*["']([^"']*)/.exec(/<svg\b[^<>]*/.exec(svg)?.[0] ?? '') ?? [];
  const [, , width, height] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!width || width !== height || !(await isDrawing(svg)))
    return 'The mark must be an SVG drawing in a square. In your drawing program, make the page square, and save as SVG: the first tag then has, for example, viewBox="0 0 100 100".';
  return undefined;
}

function isShape(tag: string): boolean {
  return SHAPES.includes(tag) || tag === '!DOCTYPE';
}

async function isDrawing(svg: string): Promise<boolean> {
  try {
    await sharp(Buffer.from(svg)).metadata();
    return true;
  } catch {
    return false;
  }
}
