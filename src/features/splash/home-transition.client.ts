/** Before the first paint, sets the type of the page transition if the visitor comes from the splash, one level above. */
addEventListener('pagereveal', ({ viewTransition }) => {
  const from = window.navigation?.activation?.from?.url?.replace(/[?#].*/, '');
  if (from === new URL('.', location.href).href) viewTransition?.types.add('from-splash');
});
