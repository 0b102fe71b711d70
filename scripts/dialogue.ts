/** Questions in the terminal. */
import process from 'node:process';
import { createInterface } from 'node:readline';
import { titledList } from '../integrations/content-check.ts';
import { calendarDate } from '../src/content/schemas/fields.ts';

const lines = createInterface(process.stdin)[Symbol.asyncIterator]();

/** Ends the command. Only for use before it has changed anything. */
export function refuse(reason: string): never {
  console.error(`\n${reason}\n\nNothing has been changed.`);
  process.exit(1);
}

/** Asks until the answer is valid; an empty answer is the suggestion. @param issueOf error message for an answer, or '' */
export async function ask(question: string, suggestion: string, issueOf = (_answer: string) => ''): Promise<string> {
  for (;;) {
    process.stdout.write(`${question}${suggestion && ` [${suggestion}]`} `);
    const { value, done } = await lines.next();
    if (done) refuse('Stopped.');
    const answer = value.trim() || suggestion;
    const issue = issueOf(answer);
    if (issue === '') return answer;
    console.log(issue);
  }
}

/** Lists reasons to stop, and ends the command unless the answer is yes. */
export async function askToGoOn(title: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  console.log(`${titledList(title, lines)}\n`);
  const answer = await ask('Continue anyway, yes or no?', 'no', (typed) =>
    /^(?:yes|no)$/i.test(typed) ? '' : 'Write yes or no.',
  );
  if (answer.toLowerCase() === 'no') refuse('Stopped.');
}

/** Asks for a date. @param earliest as `YYYY-MM-DD` */
export function askDay(question: string, suggestion: string, earliest: string): Promise<string> {
  return ask(`${question} (year-month-day)?`, suggestion, (day) => {
    if (!calendarDate().safeParse(day).success) return 'Write a real date as year-month-day, for example: 2030-03-15';
    return day < earliest ? `This must be ${earliest} or later.` : '';
  });
}

/** Lets the user choose from a numbered list. Does not ask if it is empty. @param most how many may be chosen */
export async function askWhich(question: string, things: string[], most = things.length): Promise<string[]> {
  if (things.length === 0) return [];
  console.log(`\n${things.map((thing, index) => `${index + 1} ${thing}`).join('\n')}`);
  const chosenBy = (typed: string) =>
    typed === 'none' ? [] : [...new Set(typed.split(','))].map((number) => things[Number(number) - 1]);
  const answer = await ask(`${question} Their numbers, with commas:`, 'none', (typed) => {
    if (chosenBy(typed).includes(undefined)) return 'Write numbers of this list, for example: 2, 5';
    return chosenBy(typed).length > most ? 'At least one must come back.' : '';
  });
  return chosenBy(answer).filter((thing) => thing !== undefined);
}
