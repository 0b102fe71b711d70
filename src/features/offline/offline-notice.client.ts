/**
 * Shows in a slim bar that there is no network, and on a page of the offline copy when that was saved.
 *
 * It imports nothing, so that the build writes it into every page: it must work when no file can be loaded.
 * The worker marks pages of the copy with `data-saved-at`.
 */
export function startOfflineNotice(root: Document): void {
  const notice = root.getElementById('offline-notice');
  if (!notice) return;
  const savedAt = Number(root.documentElement.dataset.savedAt);
  let wasOffline = false;

  const update = () => {
    const isOnline = navigator.onLine;
    wasOffline ||= !isOnline;
    const hasCopy = Boolean(navigator.serviceWorker?.controller);
    notice.textContent = noticeText({ isOnline, wasOffline, savedAt, hasCopy });
    // There may be a newer page.
    if (notice.textContent && isOnline) notice.append(' ', reloadLink(root));
    // Room above it for the end of the menu, and for what takes the focus.
    root.documentElement.style.setProperty('--notice', `${notice.textContent ? notice.offsetHeight : 0}px`);
  };

  update();
  // Again after loading: text that is there from the start is not announced.
  addEventListener('load', update);
  addEventListener('online', update);
  addEventListener('offline', update);
}

interface Situation {
  isOnline: boolean;
  /** Whether the network was away since the page was opened. */
  wasOffline: boolean;
  /** When the page was saved, in milliseconds since the epoch; NaN for a page from the network. */
  savedAt: number;
  /** Whether there is a copy on this device. */
  hasCopy: boolean;
}

/** The text of the bar; empty while all is well. */
export function noticeText({ isOnline, wasOffline, savedAt, hasCopy }: Situation): string {
  if (savedAt > 0) {
    const why = isOnline ? (wasOffline ? 'You are online again.' : 'The network does not answer.') : 'You are offline.';
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(savedAt);
    return `${why} This is the copy kept on this phone on ${date}.`;
  }
  if (isOnline) return '';
  return hasCopy ? 'You are offline. Other pages open from the copy kept on this phone.' : 'You are offline.';
}

function reloadLink(root: Document): HTMLAnchorElement {
  const link = root.createElement('a');
  link.href = location.pathname + location.search;
  link.textContent = 'Reload';
  return link;
}
