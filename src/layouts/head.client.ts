/** Shows the current phase, not that of the build. Runs before each paint while more of the page is still loading. */
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
