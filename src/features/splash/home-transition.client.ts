/** Before the first paint, marks the transition from the splash, whose path is one level up: its animation differs. */
addEventListener('pagereveal', ({ viewTransition }) => {
  const from = window.navigation?.activation?.from?.url?.replace(/[?#].*/, '');
  if (from === new URL('.', location.href).href) viewTransition?.types.add('from-splash');
});
