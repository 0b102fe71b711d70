import { expect, test } from 'vitest';
import { edition } from '../../tests/support/sample.ts';
import { asArchive } from './archive.ts';

test('an archive says who led the conference, but not how to call them', () => {
  const roles = [
    { role: 'Secretary General', name: 'Name Surname', phones: ['98765 43210'], whatsapp: '98765 43210' },
    { role: 'Director General', name: '', phones: ['91234 56789'] },
  ];
  const { secretariat } = asArchive({ ...edition, secretariat: { roles } });
  expect(secretariat.roles).toEqual([{ role: 'Secretary General', name: 'Name Surname', phones: [] }]);
});
