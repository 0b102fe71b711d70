import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { committeeOf, conference } from '../../../tests/support/sample.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { CommitteeDocuments } from './committee-documents.tsx';

function documentsOf(changes: Partial<Committee>): string {
  const committee = { ...committeeOf('ocean'), ...changes };
  return renderToStaticMarkup(<CommitteeDocuments committee={committee} dates={conference.dates} />);
}

test('a case file has a date while it is not online, and never after', () => {
  const day = 'Scheduled for 13\u00a0April 2024';
  const caseFile = (url: string) => documentsOf({ caseFileDaysBefore: 7, caseFile: { title: 'Case File', url } });
  for (const url of ['/coming-soon', 'https://example.org/case']) expect(caseFile(url)).toContain(day);
  expect(documentsOf({ caseFileDaysBefore: 7, caseFile: undefined })).toContain(day);
  for (const url of ['/case.pdf', 'https://drive.google.com/file/d/1/view']) expect(caseFile(url)).not.toContain(day);
});

test('somebody on the board without an address is a line, not a link', () => {
  const alone = documentsOf({ executiveBoard: [{ title: 'A. Joyce' }] });
  expect(alone).toMatch(/<b class="title">A. Joyce<\/b>/);
  const members = [{ title: 'A. Joyce' }, { title: 'Their letter', url: 'https://example.org/letter' }];
  const several = documentsOf({ executiveBoard: members });
  expect(several).toMatch(/<b class="title">A. Joyce<\/b>/);
  expect(several).toContain('href="https://example.org/letter"');
});
