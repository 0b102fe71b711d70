import { followPhase } from '../phase/phase.client.ts';

followPhase();

for (const year of document.querySelectorAll('[data-current-year]'))
  year.textContent = String(new Date().getFullYear());

// Browsers do not change the source of a picture in time for print. Print styles replace pictures with `data-is-night`.
addEventListener('beforeprint', () => {
  for (const { previousElementSibling: picture } of document.querySelectorAll('.on-paper')) {
    const file = picture?.querySelector('img')?.currentSrc;
    picture?.toggleAttribute('data-is-night', file?.includes('-night'));
  }
});

// Browsers inside apps may be unable to print, so the print buttons are hidden there.
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = !window.print;
  button.addEventListener('click', () => print());
}
