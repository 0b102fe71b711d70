/** Shows the sessions of the committee that is chosen with those for everybody, and keeps the choice on the device. */
import { storedCommittee } from './chosen-committee.ts';

const choice = document.querySelector<HTMLSelectElement>('[data-committee-key]');
const lost = document.querySelector<HTMLElement>('[data-lost]');
const rows = [...document.querySelectorAll<HTMLElement>('[data-only]')];
const key = choice?.dataset.committeeKey ?? '';

function filter(): void {
  const chosen = choice?.value ?? '';
  for (const row of rows) row.hidden = chosen !== '' && !row.dataset.only?.split(' ').includes(chosen);
}

function recall(): void {
  if (!choice) return;
  const stored = storedCommittee(key);
  // It may be the name of a committee that is no more.
  const isThere = [...choice.options].some(({ value }) => value === stored);
  choice.value = isThere ? stored : '';
  filter();
}

function store(): void {
  filter();
  let isKept = true;
  try {
    if (choice?.value) localStorage.setItem(key, choice.value);
    else localStorage.removeItem(key);
  } catch {
    isKept = false;
  }
  if (lost) lost.textContent = isKept ? '' : (lost.dataset.words ?? '');
}

choice?.addEventListener('change', store);
// Another tab may have changed it; a page that comes back may have been filled in by the browser.
addEventListener('storage', recall);
addEventListener('pageshow', ({ persisted }) => persisted && recall());
recall();
