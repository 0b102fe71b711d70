import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openDialogue } from './dialogue.ts';

test('a wrong answer is refused at once, and the question asked again', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  const typed = ['second', '2'];
  let shown = '';
  output.on('data', (text) => {
    shown += text;
    if (String(text).startsWith('Which edition?')) input.write(`${typed.shift()}\n`);
  });
  const dialogue = openDialogue(true, { input, output });
  const issuesOf = (answer: string) => (answer === 'second' ? ['Write a number.'] : []);
  expect(await dialogue.ask('Which edition?', '1', issuesOf)).toBe('2');
  expect(shown).toBe('Which edition? [1] Write a number.\nWhich edition? [1] ');
  dialogue.close();
});
