import { languageOf } from '../../languages/languages.ts';
import { LATIN, lettersWithoutFont, SCRIPT_FONTS } from '../../languages/scripts.ts';
import { formatList } from '../../shared/words.ts';
import { languageOfFile } from '../reading/content-files.ts';
import type { Issue } from '../reading/issue.ts';
import { issueAt, type Passage } from '../reading/prose.ts';

const LETTERS = /[\p{L}\p{M}\p{Sc}]/gu;
const MAX_NAMED = 5;

/** Letters and currency signs that no font of the site has, except on a page in a script for which there is none. */
export function findLettersWithoutFont(passages: readonly Passage[]): Issue[] {
  return passages.flatMap((passage) => {
    const script = languageOf(languageOfFile(passage.file) ?? 'en').script;
    if (script !== LATIN && !SCRIPT_FONTS[script]) return [];
    const text = passage.text.normalize('NFC');
    const letters = [...new Set(lettersWithoutFont(text).match(LETTERS))];
    const [first = ''] = letters;
    const named = letters.length > MAX_NAMED ? [...letters.slice(0, MAX_NAMED), 'others'] : letters;
    const message = `The website’s fonts do not have ${formatList(named)}. Readers see such letters in a font of their device, which may not match. If there is another spelling, use that.`;
    return issueAt(passage, text.indexOf(first), letters.length > 0 && message);
  });
}
