/** Animations wait until all pictures have arrived, so that none appears in pieces. Without script, they start at once. */
const root = document.documentElement;
root.toggleAttribute('data-loading', true);
addEventListener('load', () => root.toggleAttribute('data-loading', false));
