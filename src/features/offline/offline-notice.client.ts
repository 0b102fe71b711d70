/**
 * Shows in a slim bar that there is no network, and on a page of the offline copy when that was saved.
 *
 * It imports nothing, so that the build writes it into every page: it must work when no file can be loaded.
 * The worker marks pages of the copy with `data-saved-at`.
 */
const root = document.documentElement;
const notice = document.getElementById('offline-notice');
let wasOffline = false;

if (notice) {
  const update = () => {
    wasOffline ||= !navigator.onLine;
    notice.textContent = noticeText();
    // There may be a newer page.
    if (notice.textContent && navigator.onLine) notice.append(' ', reloadLink());
    // Room above it for the end of the menu, and for what takes the focus.
    root.style.setProperty('--notice', `${notice.textContent ? notice.offsetHeight : 0}px`);
  };
  update();
  // Again after loading: text that is there from the start is not announced.
  for (const change of ['load', 'online', 'offline']) addEventListener(change, update);
}

/** The text of the bar; empty while all is well. */
function noticeText(): string {
  const isOnline = navigator.onLine;
  const savedAt = Number(root.dataset.savedAt);
  if (savedAt > 0) {
    const date = new Intl.DateTimeFormat(notice?.dataset.locale, { dateStyle: 'long' }).format(savedAt);
    return `${networkText(isOnline)} This copy was saved on ${date}.`;
  }
  if (isOnline) return '';
  const hasCopy = Boolean(navigator.serviceWorker?.controller);
  return hasCopy ? 'You are offline. Other pages open from the copy kept on this phone.' : 'You are offline.';
}

/** Why a page of the copy is shown. */
function networkText(isOnline: boolean): string {
  if (!isOnline) return 'You are offline.';
  return wasOffline ? 'You are online again.' : 'The network is not responding.';
}

function reloadLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'target';
  link.href = location.pathname + location.search;
  link.textContent = 'Reload';
  return link;
}
