/** Makes drawing wait until all pictures have arrived, so that none is drawn in pieces. Without script, drawing begins at once. */
const root = document.documentElement;
root.toggleAttribute('data-loading', true);
addEventListener('load', () => root.toggleAttribute('data-loading', false));
