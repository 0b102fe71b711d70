/**
 * Shows the cards that fit what is chosen in the form `[data-filter]`, says how many they are, and keeps the choice
 * in the address, so that it can be shared, reloaded and gone back to.
 *
 * It imports nothing, so that the build writes it into the page and a shared address is filtered at once.
 */
export function startFilter(root: Document, location: Location, history: History): void {
  const form = root.querySelector<HTMLFormElement>('form[data-filter]');
  const count = form?.querySelector('[role="status"]');
  if (!form || !count) return;
  const cards = [...root.querySelectorAll<HTMLElement>('[data-card]')];

  const filter = () => {
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
    for (const card of cards) card.hidden = chosen.some(([name, value]) => card.dataset[name] !== value);
    const shown = cards.filter(({ hidden }) => !hidden).length;
    count.textContent =
      shown === cards.length
        ? `All ${shown} committees`
        : shown === 0
          ? 'No committee is both. Choose another.'
          : `${shown} of ${cards.length} committees`;
    const query = new URLSearchParams(chosen as [string, string][]).toString();
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`) + location.hash);
  };

  const choose = () => {
    const asked = new URLSearchParams(location.search);
    for (const radio of form.querySelectorAll<HTMLInputElement>('input')) {
      radio.checked = radio.value === (asked.get(radio.name) ?? '');
    }
    // A value that no choice has: all of them.
    for (const fieldset of form.querySelectorAll('fieldset')) {
      const first = fieldset.querySelector('input');
      if (first && !fieldset.querySelector('input:checked')) first.checked = true;
    }
    filter();
  };

  form.addEventListener('change', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  // Also when the browser brings the page back and fills the form in by itself.
  root.defaultView?.addEventListener('pageshow', choose);
  choose();
}
