/** Before the first paint, also while the page is still arriving: the phase may have changed since the build. */
import { showPhase } from '../phase/phase.client.ts';

const root = document.documentElement;
const show = () => showPhase(root, Date.now());
show();
const arriving = new MutationObserver(show);
arriving.observe(root, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => {
  show();
  arriving.disconnect();
});

/** Chrome rejects a promise that no script holds when a link is opened again before its page appears. */
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was')) event.preventDefault();
});
