import { existsSync, readFileSync } from 'node:fs';
import { optimize, type XastElement } from 'svgo';
import { MARK } from '../content/collections.ts';
import type { Issue } from '../content/issue.ts';

const NOT_SQUARE =
  'The mark must be an SVG drawing in a square. In your drawing program, make the page square, and save as SVG: the first tag then has, for example, viewBox="0 0 100 100".';

/** Checks the mark of the school. A missing file is reported by check-file-names.ts. */
export function checkMark(folder: string): Issue[] {
  const file = `${folder}/${MARK}`;
  if (!existsSync(file)) return [];
  const [message] = messagesFor(readFileSync(file, 'utf8'));
  return message ? [{ file: MARK, message }] : [];
}

/** Why a drawing cannot be the mark. Somebody may open the mark, the site's icon, as a page, where scripts would run. */
function messagesFor(svg: string): string[] {
  const messages: string[] = [];
  const enter = (node: XastElement, parent: { type: string }) => {
    if (parent.type === 'root' && !isSquare(node)) messages.push(NOT_SQUARE);
    const foreign = foreignPart(node);
    if (foreign)
      messages.push(
        `The mark must be made of shapes alone, and this file has ${foreign}. In your drawing program, remove pictures, links and animations, and save as plain SVG.`,
      );
  };
  try {
    optimize(svg, { plugins: [{ name: 'check', fn: () => ({ element: { enter } }) }] });
  } catch {
    return [NOT_SQUARE];
  }
  return messages;
}

function isSquare({ name, attributes: { viewBox = '' } }: XastElement): boolean {
  const [, , width, height] = viewBox.split(/[\s,]+/);
  return name === 'svg' && width !== undefined && width === height;
}

/** What a mark must not have: a script, HTML, animation (it can change links), event handler, or outside address. */
function foreignPart({ name, attributes }: XastElement): string | undefined {
  if (/(?:^|:)(?:script|foreignObject|set|animate\w*)$/.test(name)) return `<${name}>`;
  const found = Object.entries(attributes).find(
    ([attribute, value]) =>
      /^on/i.test(attribute) || (/(?:^|:)href$/.test(attribute) ? !value.startsWith('#') : /url\((?!#)/.test(value)),
  );
  return found && `${found[0]}="${found[1]}"`;
}
