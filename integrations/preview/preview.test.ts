import vm from 'node:vm';
import { expect, test } from 'vitest';
import { withPreview } from './preview.ts';

const PAGE = '<!doctype html><html><head><meta charset="utf-8"></head><body><p>Home</p></body></html>';
const at = (written: string) => withPreview(PAGE, written, '/home', 'tests/fixtures/sample-edition');

test('the page believes the moment before any other script runs', () => {
  const html = at('2025-10-10T08:00+05:30');
  const [, script = ''] = /<head><script>(.*?)<\/script>/s.exec(html) ?? [];
  const listeners: string[] = [];
  const history = { pushState: () => {}, replaceState: () => {} };
  const page = vm.createContext({ history, document: { addEventListener: (name: string) => listeners.push(name) } });
  vm.runInContext(script, page);
  const shown = vm.runInContext(
    '[Date.now(), new Date().getTime(), new Date(0).getTime(), Date.parse("1970-01-01T00:00Z")]',
    page,
  );
  const moment = Date.parse('2025-10-10T02:30Z');
  expect(Math.floor(shown[0] / 60_000)).toBe(moment / 60_000);
  expect(Math.floor(shown[1] / 60_000)).toBe(moment / 60_000);
  expect([shown[2], shown[3]]).toEqual([0, 0]);
  expect(listeners).toEqual(['click', 'auxclick']);
});

test('a bar says which moment it is, with ways to the others', () => {
  const html = at('2025-10-10T08:00+05:30');
  expect(html).toContain('Shown as at 2025-10-10, 08:00+05:30');
  expect(html).toContain('<a href="/home?at=2025-10-10T08%3A00%2B05%3A30" aria-current="true">Day 1</a>');
  expect(html).toMatch(/>Before<\/a>.*>Day 2<\/a>.*>After<\/a><a href="\/home">Now<\/a>/);
});

test('a moment that is none is told and changes nothing', () => {
  const html = at('<b>tomorrow');
  expect(html).toContain('“&#60;b&#62;tomorrow” is no date and time.');
  expect(html).not.toContain('<script>');
});
