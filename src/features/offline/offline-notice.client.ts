/**
 * Says in a slim bar that there is no network, and of a page that is shown from the kept copy since
 * when it has been kept.
 *
 * It imports nothing, so that the build writes it into every page: it must be there when files are
 * not. The worker marks pages of the copy with `data-kept-at` (features/offline/kept-copy.ts).
 */
export function startOfflineNotice(root: Document): void {
  const notice = root.getElementById('offline-notice');
  if (!notice) return;
  const keptAt = Number(root.documentElement.dataset.keptAt);
  let wasOffline = false;

  const tell = () => {
    wasOffline ||= !navigator.onLine;
    const hasCopy = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    const words = wordsFor({ isOnline: navigator.onLine, wasOffline, keptAt, hasCopy });
    notice.replaceChildren(...(words ? [words] : []));
    // What the copy shows may be old: where there is a network, there may be a newer page.
    if (words && navigator.onLine) notice.append(' ', reloadLink(root));
  };

  tell();
  // Told again once the page is there: what stands in it from the start is announced to nobody.
  addEventListener('load', tell);
  addEventListener('online', tell);
  addEventListener('offline', tell);
}

interface Situation {
  /** What the browser says. */
  isOnline: boolean;
  /** Whether it has said otherwise since the page was opened. */
  wasOffline: boolean;
  /** When the page was kept, in milliseconds since the epoch; NaN for a page from the network. */
  keptAt: number;
  /** Whether a copy is kept on this device. */
  hasCopy: boolean;
}

/** What the bar says; nothing while all is well. */
export function wordsFor({ isOnline, wasOffline, keptAt, hasCopy }: Situation): string | undefined {
  if (keptAt > 0) {
    const why = isOnline ? (wasOffline ? 'You are online again.' : 'The network does not answer.') : 'You are offline.';
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(keptAt);
    return `${why} This is the copy kept on this phone on ${date}.`;
  }
  if (isOnline) return undefined;
  return hasCopy ? 'You are offline. Other pages open from the copy kept on this phone.' : 'You are offline.';
}

function reloadLink(root: Document): HTMLAnchorElement {
  const link = root.createElement('a');
  link.href = location.pathname + location.search;
  link.textContent = 'Reload';
  return link;
}
