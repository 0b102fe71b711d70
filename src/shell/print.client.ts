// Marks the pictures that are on the page in their dark-ground variant when it is printed: no browser exchanges them in
// time, and on white paper they would be negatives. Print styles lay the dark ground under what is marked.
addEventListener('beforeprint', () => {
  for (const image of document.images) image.toggleAttribute('data-is-night', image.currentSrc.includes('-night'));
});

// Style sheets hide these buttons where no script runs.
for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print());
