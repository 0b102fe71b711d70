/** Shows the current phase, which may have changed since the build. While the page loads, again before each paint. */
import { showPhase } from '../phase/phase.client.ts';

function show(): void {
  showPhase(document.documentElement, Date.now());
  if (document.readyState === 'loading') requestAnimationFrame(show);
}

show();

/** Hides an error of Chrome, which rejects the page transition if a link is opened twice before the next page appears. */
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was')) event.preventDefault();
});
