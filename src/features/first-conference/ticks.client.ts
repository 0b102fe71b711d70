/** Keeps the ticks of the checklist on the device, counts them and clears them. The boxes tick without it. */
const list = document.querySelector<HTMLElement>('[data-ticks]');
const count = document.querySelector('[data-ticks-count]');
const lost = document.querySelector<HTMLElement>('[data-ticks-lost]');
const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-ticks] [type="checkbox"]')];
/** The key under which the ticks are stored, as a list of values in JSON. */
const key = list?.dataset.ticks ?? '';

function recall(): void {
  showAfter(() => {
    const stored = localStorage.getItem(key) ?? '';
    for (const box of boxes) box.checked = stored.includes(JSON.stringify(box.value));
  });
}

function store(): void {
  showAfter(() => {
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    if (ticked.length > 0) localStorage.setItem(key, JSON.stringify(ticked));
    else localStorage.removeItem(key);
  });
}

/** Shows how many boxes are ticked, and whether the device keeps that: storage may be blocked or full. */
function showAfter(access: () => void): void {
  let isKept = true;
  try {
    access();
  } catch {
    isKept = false;
  }
  const words = `${boxes.filter(({ checked }) => checked).length} of ${boxes.length} done`;
  if (count && count.textContent !== words) count.textContent = words;
  if (lost) lost.hidden = isKept;
}

list?.addEventListener('change', store);
list?.querySelector('[data-ticks-clear]')?.addEventListener('click', () => {
  for (const box of boxes) box.checked = false;
  store();
});
// Another tab may have changed them; a page that comes back may have been filled in by the browser.
addEventListener('storage', recall);
addEventListener('pageshow', ({ persisted }) => persisted || recall());
recall();
