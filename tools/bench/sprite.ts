import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const ICON = /<svg\b([^>]*\bviewBox="([^"]+)"[^>]*)>([\s\S]*?)<\/svg>/g;
const END = '</svg>';

/**
 * A page whose small drawings are taken from one file of symbols, to which those that it does not hold yet are added.
 * @param file in which the symbols are kept
 * @param address of that file
 */
export function spriteOf(html: string, file: string, address: string): string {
  if (!existsSync(file)) writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">${END}`);
  return html.replace(ICON, (_, attributes: string, viewBox: string, drawing: string) => {
    const sprite = readFileSync(file, 'utf8').slice(0, -END.length);
    const symbols = sprite.split('<symbol').slice(1);
    const symbol = (id: number) => ` id="i${id}" viewBox="${viewBox}">${drawing}</symbol>`;
    const known = symbols.findIndex((each, id) => each === symbol(id));
    const id = known < 0 ? symbols.length : known;
    if (known < 0) writeFileSync(file, `${sprite}<symbol${symbol(id)}${END}`);
    return `<svg${attributes}><use href="${address}#i${id}"/></svg>`;
  });
}
