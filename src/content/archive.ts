import type { Edition } from './collections.ts';

/**
 * An edition as its archive shows it: without ways to write to its secretariat, call its people, register, or keep a
 * copy. See docs/decisions/0017-new-edition.md.
 */
export function asArchive(edition: Edition): Edition {
  const { conference, secretariat } = edition;
  const named = secretariat.roles.filter(({ name }) => name);
  return {
    ...edition,
    isArchive: true,
    conference: { ...conference, offerOfflineCopy: false },
    secretariat: { ...secretariat, roles: named.map(({ role, name }) => ({ role, name, phones: [] })) },
  };
}
