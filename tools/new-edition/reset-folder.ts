import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Glossary } from '../../src/content/glossary.ts';
import { isUsed } from '../../src/lib/glossary.ts';
import type { Answers, PresentEdition } from './answers.ts';
import { readFolder } from './files.ts';
import { parseMarkdown } from './markdown.ts';
import {
  addToHistory,
  resetAddressal,
  resetCommittee,
  resetConference,
  resetSecretariat,
  withoutTerms,
} from './reset.ts';

/**
 * Writes the content of the next edition into a folder of its own.
 * @returns words that have left the glossary
 */
export function resetFolder(from: string, to: string, answers: Answers, past: PresentEdition): string[] {
  cpSync(from, to, { recursive: true });
  const change = (name: string, by: (text: string) => string) => {
    const file = join(to, name);
    writeFileSync(file, by(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')));
  };
  const textsOf = (folder: string) => readdirSync(join(to, folder)).filter((name) => name.endsWith('.md'));
  const committees = textsOf('committees');
  change('conference.yaml', (yaml) => resetConference(yaml, answers));
  change('history.yaml', (yaml) => addToHistory(yaml, past, committees.length));
  change('secretariat.yaml', resetSecretariat);
  for (const name of committees)
    change(`committees/${name}`, (text) => resetCommittee(text, name.replace(/\.md$/, '')));
  for (const name of textsOf('addressals')) change(`addressals/${name}`, resetAddressal);
  const unused = unusedTerms(to);
  if (unused.length > 0) change('glossary.yaml', (yaml) => withoutTerms(yaml, unused));
  return unused;
}

/** What a folder of content says of its edition. */
export function readPresent(folder: string): PresentEdition {
  return parse(readFileSync(join(folder, 'conference.yaml'), 'utf8')) as PresentEdition;
}

/** Texts of a folder of content: name → text. */
export function readTexts(folder: string): Map<string, string> {
  return new Map([...readFolder(folder)].map(([name, bytes]) => [name, bytes.toString('utf8')]));
}

function unusedTerms(folder: string): string[] {
  const files = readTexts(folder);
  const texts = [...files].flatMap(([name, text]) => {
    if (name === 'glossary.yaml') return [];
    if (name.endsWith('.yaml')) return textsIn(parse(text));
    if (!text.startsWith('---\n')) return [text];
    const { fields, body } = parseMarkdown(text);
    return [...textsIn(fields.toJS()), body];
  });
  const { terms } = parse(files.get('glossary.yaml') ?? '') as { terms: Partial<Glossary['terms'][number]>[] };
  return terms.flatMap(({ term = '', forms = [] }) => (isUsed({ term, forms }, texts) ? [] : [term]));
}

/** Every text inside a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
