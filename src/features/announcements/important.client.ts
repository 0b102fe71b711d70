/**
 * Shows the newest announcement that is important now and has not been put away on this device. On the days of the
 * conference, a page that becomes visible again asks for new ones, once a minute at most.
 *
 * It is written into the page below the section bar, so that the bar is right before it is painted.
 */
import { isShownAt } from '../../shared/time-shown.ts';
import type { Notice } from './notices.ts';

/** What has been put away is stored under this key: the time and slug of each, one after the other. */
const KEY = 'announcements-put-away';
const MINUTE_MS = 60_000;

const place = document.getElementById('important');
const page = document.documentElement.dataset;

if (place) {
  const [link, button] = place.children as unknown as [HTMLAnchorElement, HTMLButtonElement];
  const { notices: built = '', pages = '' } = place.dataset;
  let notices: Notice[] = JSON.parse(built);
  let shown = '';
  // Where storage is blocked, this page remembers.
  let putAway = '';
  // A page of the offline copy may be old.
  let asked = page.savedAt ? 0 : Date.now();

  const current = () => {
    const now = Date.now();
    return notices.filter((notice) => isShownAt(notice, now));
  };

  const update = () => {
    try {
      putAway = localStorage[KEY] ?? putAway;
    } catch {}
    const notice = current().find((one) => !putAway.includes(idOf(one)));
    shown = notice ? idOf(notice) : '';
    place.toggleAttribute('data-is-empty', !notice);
    // Not written again, so that screen readers hear it once.
    if (notice && link.textContent !== notice.title) link.textContent = notice.title;
    if (notice) link.href = `${pages}/${notice.slug}`;
  };

  const refresh = () => {
    update();
    if (document.hidden || page.phase !== 'during' || Date.now() - asked < MINUTE_MS) return;
    asked = Date.now();
    // A failure changes nothing: the page keeps what it knows, and asks again later.
    fetch(`${pages}.json`, { cache: 'no-cache' })
      .then((response) => response.json())
      .then((newer) => {
        notices = newer;
        update();
      })
      .catch(() => {});
  };

  button.onclick = () => {
    putAway += shown;
    try {
      localStorage[KEY] = putAway;
    } catch {}
    update();
    // The button is gone.
    if (!shown) document.getElementById('main')?.focus({ preventScroll: true });
  };
  // For as long as the page is open, so that nothing moves when the announcement goes.
  place.toggleAttribute('data-keeps-room', current().length > 0);
  document.addEventListener('visibilitychange', refresh);
  setInterval(update, MINUTE_MS);
  refresh();
}

function idOf({ slug, from }: Notice): string {
  return `${from}/${slug};`;
}
