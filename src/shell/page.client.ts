/** What every page does besides its menus: it follows the phase, and prints. */
import { followPhase } from '../phase/phase.client.ts';

followPhase();

for (const year of document.querySelectorAll('[data-current-year]'))
  year.textContent = String(new Date().getFullYear());

// Marks the pictures that are on the page in their dark-ground variant when it is printed: no browser swaps them in
// time, and on white paper they would be negatives. Print styles lay the dark ground under what is marked.
addEventListener('beforeprint', () => {
  for (const image of document.images) image.toggleAttribute('data-is-night', image.currentSrc.includes('-night'));
});

// Style sheets hide these buttons where no script runs.
for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print());
