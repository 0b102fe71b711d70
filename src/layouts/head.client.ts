/** Shows the current phase before the first paint, while the page is still loading: it may have changed since the build. */
import { showPhase } from '../phase/phase.client.ts';

const root = document.documentElement;
const show = () => showPhase(root, Date.now());
show();
const observer = new MutationObserver(show);
observer.observe(root, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => {
  show();
  observer.disconnect();
});

/** Chrome reports a rejected promise of its own when a link is opened twice before the next page appears. */
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was')) event.preventDefault();
});
