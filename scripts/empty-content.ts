import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseDocument, type Scalar, type YAMLMap } from 'yaml';
import { FILES } from '../src/content/collections.ts';
import { TO_BE_WRITTEN } from '../src/content/placeholder.ts';
import type { ContentFile } from '../src/content/read.ts';
import { routes } from '../src/routes.ts';

/**
 * The fields that differ with every edition, by file or folder, with their first value in the next edition. A field
 * without a value is commented out. The text below the fields of these files becomes “To be written”.
 */
const OF_EDITION: Record<string, Record<string, unknown>> = {
  [FILES.conference.name]: {
    nextEdition: undefined,
    notice: undefined,
    registrationCloses: undefined,
    'registration.*.url': routes.comingSoon,
    'resources.*.url': routes.comingSoon,
  },
  [FILES.secretariat.name]: { 'roles.*.name': '', 'roles.*.phones': [] },
  committees: {
    agenda: TO_BE_WRITTEN,
    summary: TO_BE_WRITTEN,
    executiveBoard: [{ title: 'Executive Board Members', url: routes.comingSoon }],
    'backgroundGuide.*.url': routes.comingSoon,
    caseFile: undefined,
    caseFileDaysBefore: undefined,
  },
  addressals: { author: '', confirmed: false, summary: TO_BE_WRITTEN, portrait: undefined, portraitAlt: undefined },
};

/** Empties a file that is in `OF_EDITION`. Comments and the order of fields stay. @param others further new values by field */
export function emptyFile(folder: string, file: ContentFile, others: Record<string, unknown> = {}): void {
  const { name, yaml, markdown, fields } = file;
  const ofEdition = OF_EDITION[name] ?? OF_EDITION[dirname(name)];
  if (!ofEdition) return;
  const values = { ...ofEdition, ...others };
  const unused = Object.keys(values).filter((field) => values[field] === undefined);
  const document = parseDocument(unused.reduce(commentOut, yaml));
  for (const { path } of fields) {
    const value = values[path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')];
    if (value !== undefined) document.setIn(path, value);
  }
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimStart();
  const text = markdown.trim() && `\n${TO_BE_WRITTEN}\n`;
  writeFileSync(`${folder}/${name}`, name.endsWith('.md') ? `---\n${written}---\n${text}` : written);
}

/** Comments out a field where it is, so that editors can use it again. */
export function commentOut(yaml: string, field: string): string {
  const { contents } = parseDocument<YAMLMap.Parsed<Scalar.Parsed>>(yaml);
  const pair = contents?.items.find(({ key }) => key.value === field);
  if (!pair?.value) return yaml;
  const [start, end] = [pair.key.range[0], pair.value.range[1]];
  return yaml.slice(0, start) + yaml.slice(start, end).replace(/^(?=.)/gm, '#') + yaml.slice(end);
}
