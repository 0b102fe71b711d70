import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parse } from 'yaml';
import { formatIssue } from '../src/content/reading/issue.ts';
import { validate } from '../src/content/reading/schema-issues.ts';
import { conferenceSchema } from '../src/content/schemas/conference.ts';

/** What commands that rewrite `content/` have in common: they ask, they can be undone, and they refuse when they cannot. */

/** Asks on a terminal. */
interface Dialogue {
  /** The answer, or the suggestion where nobody answers; empty without either. */
  ask: (question: string, suggestion?: string) => Promise<string>;
  close: () => void;
}

/** @param isWanted without it, or without a terminal, nobody is asked and every suggestion is taken */
export function openDialogue(isWanted: boolean): Dialogue {
  const terminal = process.stdin.isTTY && isWanted ? createInterface(process.stdin, process.stdout) : undefined;
  terminal?.on('SIGINT', () => refuse(['Stopped.']));
  return {
    ask: async (question, suggestion = '') => {
      const answer = await terminal?.question(`${question}${suggestion && ` [${suggestion}]`} `);
      return answer?.trim() || suggestion;
    },
    close: () => terminal?.close(),
  };
}

/** Ends the command if there is a reason to. */
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
