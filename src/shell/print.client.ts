/**
 * Marks the pictures that are on the page in their dark-ground variant when it is printed: no
 * browser exchanges them in time, and on white paper they would be negatives. Print styles lay
 * the dark ground under what is marked (`data-is-night`).
 */
export function markNightPicturesForPrint(root: Document): void {
  root.defaultView?.addEventListener('beforeprint', () => {
    for (const image of root.images) image.toggleAttribute('data-is-night', image.currentSrc.includes('-night'));
  });
}

/** Lets every button with `data-print` print the page. Style sheets hide them where no script runs. */
export function startPrintButtons(root: Document): void {
  for (const button of root.querySelectorAll('[data-print]')) button.addEventListener('click', () => print());
}
