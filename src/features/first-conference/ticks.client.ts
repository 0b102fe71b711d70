/**
 * Keeps the ticks of a checklist on the device, counts them and clears them. The boxes tick
 * without it.
 *
 * A checklist is an element with `data-ticks`, the key under which its ticks are stored. In it,
 * `data-ticks-count` says how many are ticked, `data-ticks-clear` clears them, and
 * `data-ticks-lost` is shown where the device does not keep them.
 */
export function keepTicks(root: Document): void {
  for (const list of root.querySelectorAll<HTMLElement>('[data-ticks]')) keep(list, list.dataset.ticks ?? '');
}

function keep(list: HTMLElement, key: string): void {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const count = list.querySelector<HTMLElement>('[data-ticks-count]');
  const lost = list.querySelector<HTMLElement>('[data-ticks-lost]');

  const show = (isKept: boolean) => {
    const words = `${boxes.filter(({ checked }) => checked).length} of ${boxes.length} done`;
    if (count && count.textContent !== words) count.textContent = words;
    if (lost) lost.hidden = isKept;
  };
  const recall = () => {
    const ticked = storedTicks(key);
    if (ticked) for (const box of boxes) box.checked = ticked.includes(box.value);
    show(ticked !== undefined);
  };
  const store = () => {
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    show(storeTicks(key, ticked));
  };

  list.addEventListener('change', store);
  list.querySelector('[data-ticks-clear]')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    store();
  });
  // Another tab may have changed them; a page that comes back may have been filled in by the browser.
  window.addEventListener('storage', recall);
  window.addEventListener('pageshow', ({ persisted }) => persisted || recall());
  recall();
}

/** What is ticked, by value; undefined where the device does not say. */
function storedTicks(key: string): string[] | undefined {
  try {
    return parseTicks(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** @returns whether the device took it: storage may be blocked or full */
function storeTicks(key: string, ticked: string[]): boolean {
  try {
    if (ticked.length > 0) localStorage.setItem(key, JSON.stringify(ticked));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Reads ticks as they were stored. Anything but a list of values counts as no ticks. */
export function parseTicks(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string') : [];
  } catch {
    return [];
  }
}
