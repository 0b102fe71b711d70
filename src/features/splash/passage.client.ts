/** Before the first paint of the home page: whether the visitor comes from the first page, which is one step above. */
addEventListener('pagereveal', ({ viewTransition }) => {
  const from = window.navigation?.activation?.from?.url?.replace(/[?#].*/, '');
  if (from === new URL('.', location.href).href) viewTransition?.types.add('passage');
});
