/**
 * Shows the cards that fit what is chosen in `[data-filter]`, says how many they are, and keeps the choice
 * in the address, so that it can be shared, reloaded and gone back to.
 *
 * It imports nothing, so that the build writes it into the page and a shared address is filtered at once.
 */
export function startFilter(root: Document, location: Location, history: History): void {
  const controls = root.querySelector('[data-filter]');
  const count = controls?.querySelector('[role="status"]');
  if (!controls || !count) return;
  const cards = [...root.querySelectorAll<HTMLElement>('[data-card]')];

  const filter = () => {
    const radios = [...controls.querySelectorAll<HTMLInputElement>('input:checked')];
    const chosen = radios.filter(({ value }) => value !== '').map(({ name, value }) => [name, value] as const);
    for (const card of cards) card.hidden = chosen.some(([name, value]) => card.dataset[name] !== value);
    const shown = cards.filter(({ hidden }) => !hidden).length;
    count.textContent =
      shown === cards.length
        ? `All ${shown} committees`
        : shown === 0
          ? 'No committee matches both. Try another choice.'
          : `${shown} of ${cards.length} committees`;
    const query = new URLSearchParams(Object.fromEntries(chosen)).toString();
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`) + location.hash);
  };

  const choose = () => {
    const asked = new URLSearchParams(location.search);
    for (const radio of controls.querySelectorAll<HTMLInputElement>('input')) {
      radio.checked = radio.value === (asked.get(radio.name) ?? '');
    }
    // A value that no choice has: all of them.
    for (const fieldset of controls.querySelectorAll('fieldset')) {
      const first = fieldset.querySelector('input');
      if (first && !fieldset.querySelector('input:checked')) first.checked = true;
    }
    filter();
  };

  controls.addEventListener('change', filter);
  // Also when the browser brings the page back and fills the controls in by itself.
  root.defaultView?.addEventListener('pageshow', choose);
  choose();
}
