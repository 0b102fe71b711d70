/**
 * Makes the site that of another school: `npm run new-conference` asks for a few facts, and replaces `content/` by
 * one without the words, pictures and archives of this school. Options answer in advance:
 * `npm run new-conference -- --name "Corrib Model United Nations" --city Galway …`: docs/decisions/0048-another-school.md.
 */
import { execSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ARCHIVES_DIR } from '../../src/content/build-settings.ts';
import { timeZoneOf, timeZonesOf } from '../../src/content/time-zones.ts';
import { initials } from '../../src/shared/words.ts';
import { openDialogue, readOptions, refuse, uncommittedChanges } from '../dialogue.ts';
import { type Answers, checkAnswers, layOut } from './lay-out.ts';

/** Pictures that Markdown files show. */
const MARKDOWN_PICTURES = 'public/pictures';
/** Nothing is lost: whatever was there has been committed. */
const UNDO = 'git restore . && git clean -fdq content';

const option = { type: 'string' } as const;
const values = readOptions('new-conference', {
  name: option,
  'short-name': option,
  edition: option,
  city: option,
  country: option,
  'time-zone': option,
  first: option,
  last: option,
  email: option,
  site: option,
});

refuse(uncommittedChanges());
const answers = await readAnswers();
refuse(checkAnswers(answers));

try {
  layOut('content', answers);
  for (const folder of [ARCHIVES_DIR, MARKDOWN_PICTURES]) rmSync(folder, { recursive: true, force: true });
} catch (error) {
  execSync(UNDO);
  refuse([String(error instanceof Error ? error.message : error)]);
}

console.log(`
content/ is now that of ${answers.name}, without any text of the school before.
1. npm run check lists what is still to be written, and every placeholder.
2. Look at the site with npm run dev, and write; docs/for-the-secretariat.md says what, and in which order.
3. Commit content and everything that was removed.

To undo all of it, with everything that was written since and not committed: ${UNDO}`);

/** The answers from the options. On a terminal it asks for what is missing, else it takes the suggestion. */
async function readAnswers(): Promise<Answers> {
  const dialogue = openDialogue(true);
  /** Those given so far, for what must agree with them. */
  const given: Partial<Answers> = {};
  const ask = async (field: keyof Answers, option: keyof typeof values, question: string, suggestion?: string) => {
    const withAnswer = (answer: string) => ({ ...given, [field]: field === 'country' ? answer.toUpperCase() : answer });
    const issuesOf = (answer: string) => checkAnswers(withAnswer(answer));
    Object.assign(given, withAnswer(values[option] ?? (await dialogue.ask(question, suggestion, issuesOf))));
    return given[field] ?? '';
  };
  console.log('A conference of another school. Press Enter to take what is in [brackets].\n');
  const answers: Answers = {
    name: await ask('name', 'name', 'What is the full name of the conference?'),
    shortName: await ask('shortName', 'short-name', 'And its short name, for the header?', initials(given.name ?? '')),
    edition: await ask('edition', 'edition', 'Which edition is it? (a number)', '1'),
    city: await ask('city', 'city', 'In which city does it take place?'),
    country: await ask('country', 'country', 'In which country? (two letters, such as IE)'),
    timeZone: await ask(
      'timeZone',
      'time-zone',
      `In which time zone? (${timeZonesOf(given.country ?? '').join(', ') || 'such as Europe/Dublin'})`,
      timeZoneOf(given.city ?? '', given.country ?? ''),
    ),
    first: await ask('first', 'first', 'What is its first day? (year-month-day, such as 2031-10-10)'),
    last: await ask('last', 'last', 'What is its last day?', given.first),
    email: await ask('email', 'email', 'What is the email address of the secretariat?'),
    site: await ask('site', 'site', 'At which address will the site be?', 'https://mun.example.org'),
  };
  dialogue.close();
  return answers;
}
