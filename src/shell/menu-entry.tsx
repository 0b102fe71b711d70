import { OPENS_REGISTRATION } from '../features/registration/registration-dialog.tsx';
import { isExternal } from '../shared/base-path.ts';
import type { MenuLink } from '../site/routes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { ariaCurrent } from './navigation.ts';

/** What a menu leads to; `registration` is the button that opens the dialog. */
export type MenuEntry = MenuLink | 'registration';

/** Entries of the section bar and the footer. @param props `path` of the page, if the entry for it is marked */
export function MenuEntries({ entries, path = '' }: { entries: MenuEntry[]; path?: string }) {
  return entries.map((entry) =>
    entry === 'registration' ? (
      <li key={entry}>
        <button className="target plain" {...OPENS_REGISTRATION}>
          Registration
        </button>
      </li>
    ) : (
      <li key={entry.label}>
        <Link className="target plain" href={entry.href} aria-current={ariaCurrent(entry.href, path)}>
          {entry.label}
          {isExternal(entry.href) && <Icon name="arrow-out" />}
        </Link>
      </li>
    ),
  );
}
