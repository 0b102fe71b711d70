import { followPhase } from '../phase/phase.client.ts';

followPhase();

for (const year of document.querySelectorAll('[data-current-year]'))
  year.textContent = String(new Date().getFullYear());

// Marks night drawings, which print styles replace: browsers do not change the source of a picture in time for print.
addEventListener('beforeprint', () => {
  for (const { previousElementSibling: picture } of document.querySelectorAll('.on-paper')) {
    const file = picture?.querySelector('img')?.currentSrc;
    picture?.toggleAttribute('data-shows-night', file?.includes('-night'));
  }
});

// Browsers inside apps may be unable to print, so the print buttons are hidden there.
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = !window.print;
  button.addEventListener('click', () => print());
}
