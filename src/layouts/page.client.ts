/** What every page does besides its menus: it follows the phase, prints, and may fetch the next page ahead. */
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

// Turns the speculation rule on where data is cheap: not on a phone, on a slow connection or where data is saved.
// Only browsers built on Chromium know their connection.
const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
const isFast = connection?.effectiveType === '4g' && !connection.saveData;
if (isFast && matchMedia('(hover: hover)').matches) document.documentElement.dataset.prefetch = '';
