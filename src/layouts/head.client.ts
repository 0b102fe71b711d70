/** Shows the current phase before every paint while the page is loading: the phase may have changed since the build. */
import { showPhase } from '../phase/phase.client.ts';

function show(): void {
  showPhase(document.documentElement, Date.now());
  if (document.readyState === 'loading') requestAnimationFrame(show);
}

show();

/** Hides an error that is Chrome's own: a link opened twice before the next page appears rejects the page transition. */
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was')) event.preventDefault();
});
