/** Before the first paint: what is not there yet is not drawn in pieces. Without script, drawing begins at once. */
const root = document.documentElement;
root.toggleAttribute('data-loading', true);
addEventListener('load', () => root.toggleAttribute('data-loading', false));
