/**
 * Shows the cards that fit what is chosen in `[data-filter]`, says how many they are, and keeps the choice
 * in the address, so that it can be shared, reloaded and gone back to.
 *
 * It imports nothing, so that the build writes it into the page and a shared address is filtered at once.
 */
const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
const radios = [...document.querySelectorAll<HTMLInputElement>('[data-filter] input')];
const fold = document.querySelector<HTMLDetailsElement>('[data-filter] details');
const count = document.querySelector('[data-filter] [aria-live]');
const nothing = document.querySelector<HTMLElement>('[data-filter-nothing]');

function filter(): void {
  const chosen = radios.filter(({ checked, value }) => checked && value !== '').map(({ name, value }) => [name, value]);
  for (const card of cards) card.hidden = chosen.some(([name = '', value]) => card.dataset[name] !== value);
  const shown = cards.filter(({ hidden }) => !hidden).length;
  if (count) count.textContent = `${shown === cards.length ? 'All' : `${shown} of`} ${cards.length} committees`;
  if (nothing) nothing.hidden = shown > 0;
  const address = new URL(location.href);
  for (const { name } of radios) address.searchParams.delete(name);
  for (const [name = '', value = ''] of chosen) address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}

function choose(): void {
  const asked = new URLSearchParams(location.search);
  for (const radio of radios) {
    const value = asked.get(radio.name) ?? '';
    // No choice has this value: show all.
    const isKnown = radios.some((other) => other.name === radio.name && other.value === value);
    radio.checked = radio.value === (isKnown ? value : '');
  }
  // A shared address shows its choice, which small screens would fold away.
  if (fold && radios.some(({ checked, value }) => checked && value !== '')) fold.open = true;
  filter();
}

for (const radio of radios) radio.addEventListener('change', filter);
nothing?.querySelector('button')?.addEventListener('click', () => {
  for (const radio of radios) radio.checked = radio.value === '';
  filter();
  // The button is gone; the choice stays at hand.
  radios.find(({ checked }) => checked)?.focus();
});
// Also when the browser brings the page back and fills the controls in by itself.
addEventListener('pageshow', choose);
choose();
