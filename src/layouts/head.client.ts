/** Shows the current phase before every paint while the page is loading: it may have changed since the build. */
import { showPhase } from '../phase/phase.client.ts';

function show(): void {
  showPhase(document.documentElement, Date.now());
  if (document.readyState === 'loading') requestAnimationFrame(show);
}

show();

/** Chrome reports a rejected promise of its own when a link is opened twice before the next page appears. */
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was')) event.preventDefault();
});
