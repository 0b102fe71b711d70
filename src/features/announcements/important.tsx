import type { Edition } from '../../content/collections.ts';
import { announcementPath, routes } from '../../routes.ts';
import { withBase } from '../../shared/base-path.ts';
import { isShownAt } from '../../shared/time-shown.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { noticesOf } from './notices.ts';

/**
 * The newest important announcement, in the place of the phase in the section bar; empty while there is none. It shows
 * what is important when the site is built, and important.client.ts what is important now. Its styles, important.css, are
 * in pages of sites with announcements only: layouts/site.astro.
 */
export function ImportantAnnouncement({ edition }: { edition: Edition }) {
  const notices = noticesOf(edition);
  const now = Date.now();
  const current = notices.find((notice) => isShownAt(notice, now));
  return (
    <div
      id="important"
      aria-live="polite"
      data-is-empty={!current || undefined}
      data-keeps-room={current ? true : undefined}
      data-notices={JSON.stringify(notices)}
      data-pages={withBase(routes.announcements)}
    >
      {/* Never without words: while it is empty, both are hidden. */}
      <Link href={current ? announcementPath(current.slug) : routes.announcements}>
        {current?.title ?? edition.pages.announcements.title}
      </Link>
      <button className="target needs-script" type="button">
        <span className="visually-hidden">Put this announcement away</span>
        <Icon name="close" />
      </button>
    </div>
  );
}
