import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { parse } from 'yaml';
import { formatIssue } from '../src/content/reading/issue.ts';
import { validate } from '../src/content/reading/schema-issues.ts';
import { conferenceSchema } from '../src/content/schemas/conference.ts';

/** What commands that rewrite `content/` have in common: they ask, they can be undone, and they refuse when they cannot. */

/** Asks on a terminal. */
interface Dialogue {
  /**
   * The answer, or the suggestion where nobody answers; empty without either.
   * @param issuesOf what is wrong with an answer: it is said, and the question asked again
   */
  ask: (question: string, suggestion?: string, issuesOf?: (answer: string) => string[]) => Promise<string>;
  close: () => void;
}

/** A terminal: the process's own, or one of a test. */
interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** @param isWanted without it, or without a terminal, nobody is asked and every suggestion is taken */
export function openDialogue(
  isWanted: boolean,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Dialogue {
  const terminal = input.isTTY && isWanted ? createInterface(input, output) : undefined;
  terminal?.on('SIGINT', () => refuse(['Stopped.']));
  return {
    ask: async (question, suggestion = '', issuesOf = () => []) => {
      if (!terminal) return suggestion;
      for (;;) {
        const typed = await terminal.question(`${question}${suggestion && ` [${suggestion}]`} `);
        const answer = typed.trim() || suggestion;
        const issues = issuesOf(answer);
        if (issues.length === 0) return answer;
        output.write(`${issues.join('\n')}\n`);
      }
    },
    close: () => terminal?.close(),
  };
}

/** What `parseArgs` reads of a command's options. With others, or with `--help`, the command ends by saying how it is used. */
export function readOptions<Options extends ParseArgsOptionsConfig>(command: string, options: Options) {
  const wanted = Object.entries(options).map(([name, { type }]) => `[--${name}${type === 'string' ? ' …' : ''}]`);
  const usage = `npm run ${command} asks for what it needs. Options answer in advance:\nnpm run ${command} -- ${wanted.join(' ')}`;
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse([error instanceof Error ? error.message : String(error), usage]);
  }
}

/** Ends the command if there is a reason to. */
export function refuse(reasons: readonly [string, ...string[]]): never;
export function refuse(reasons: readonly string[]): void;
export function refuse(reasons: readonly string[]): void {
  if (reasons.length === 0) return;
  console.error(`\n${reasons.join('\n')}\n\nNothing has been changed.`);
  process.exit(1);
}

/** Why what a command does could not be undone: changes that nobody has committed. */
export function uncommittedChanges(): string[] {
  const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trimEnd();
  return changes ? [`Commit or undo these changes first, so that this can be undone:\n${changes}`] : [];
}

/** What the check would report about answers. @param yaml `conference.yaml` with the answers in it */
export function answerIssues(yaml: string): string[] {
  // Commands set the countdown to the first day, so only the message about that day helps.
  const isAnswer = ({ path }: { path?: readonly PropertyKey[] | undefined }) => path?.[0] !== 'countdownTarget';
  const { issues } = validate(conferenceSchema, parse(yaml));
  return issues.filter(isAnswer).map((issue) => formatIssue({ file: 'Your answers', ...issue }));
}
