import { expect, test } from 'vitest';
import { asArchive } from './archive.ts';
import type { Edition } from './collections.ts';

test('an archive says who led the conference, but not how to call them', () => {
  const roles = [
    { role: 'Secretary General', name: 'Name Surname', phones: ['98765 43210'], whatsapp: '98765 43210' },
    { role: 'Director General', name: '', phones: ['91234 56789'] },
  ];
  const { secretariat } = asArchive({ secretariat: { roles } } as unknown as Edition);
  expect(secretariat.roles).toEqual([{ role: 'Secretary General', name: 'Name Surname', phones: [] }]);
});
