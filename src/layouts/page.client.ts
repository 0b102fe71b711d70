/** What every page does besides its menus: it follows the phase, and prints. */
import { followPhase } from '../phase/phase.client.ts';

followPhase();

for (const year of document.querySelectorAll('[data-current-year]'))
  year.textContent = String(new Date().getFullYear());

// Marks the pictures that are on the page in their dark-ground variant when it is printed: no browser swaps them in
// time, and on white paper they would be negatives. Print styles show the drawing for paper in place of what is marked.
addEventListener('beforeprint', () => {
  for (const { previousElementSibling: picture } of document.querySelectorAll('.on-paper')) {
    const file = picture?.querySelector('img')?.currentSrc;
    picture?.toggleAttribute('data-is-night', file?.includes('-night'));
  }
});

// Style sheets hide these buttons where no script runs. Some browsers inside apps cannot print.
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = !window.print;
  button.addEventListener('click', () => print());
}
