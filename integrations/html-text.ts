import { type Node, renderSync } from 'ultrahtml';

const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of an element, without its tags. */
export function textOf(element: Node): string {
  return decodeEntities(renderSync(element).replace(/<[^>]*>/g, '')).trim();
}

/** Replaces entities such as `&amp;` and `&#39;` by their characters. One with an unknown name stays as it is. */
export function decodeEntities(html: string): string {
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED_ENTITIES[name ?? ''] ?? entity;
  });
}

/** Adds the text of an element to that of the elements before it. */
export function appendText(before: string, text: string): string {
  return (before + gapBetween(before, text) + text).replace(/\s+/g, ' ').trimStart();
}

/** Ends a sentence between adjacent elements, such as a term and its definition, which only style sheets set apart. */
function gapBetween(before: string, text: string): string {
  const beginsWithWord = /^[\p{L}\p{N}“‘(]/u.test(text);
  if (!beginsWithWord) return '';
  const endsWithWord = /[\p{L}\p{M}\p{N}”’)]$/u.test(before);
  if (endsWithWord) return '. ';
  const endsWithStop = /[.:;!?…।]$/.test(before);
  return endsWithStop ? ' ' : '';
}
