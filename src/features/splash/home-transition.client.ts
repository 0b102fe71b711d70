/** Before its first paint, the home page checks whether the visitor comes from the splash, one level above. */
addEventListener('pagereveal', ({ viewTransition }) => {
  const from = window.navigation?.activation?.from?.url?.replace(/[?#].*/, '');
  if (from === new URL('.', location.href).href) viewTransition?.types.add('from-splash');
});
