/** Searches all pages while the visitor types, and shows the rows of those that match. The address keeps the query. */
import MiniSearch from 'minisearch';
import { withBase } from '../../shared/base-path.ts';

/** Pause in typing after which the search runs. */
const PAUSE_MS = 200;

const find = <Found extends Element>(selector: string) => document.querySelector(`main ${selector}`) as Found;
const form = find<HTMLFormElement>('form');
const field = find<HTMLInputElement>('input[type="search"]');
const status = find('[role="status"]');
const results = find('[data-search-results]');
const list = find('[data-search-results] ul');
/** The row of each page, by its address. */
const rows = new Map(
  [...list.querySelectorAll('a')].map((link) => [link.getAttribute('href') ?? '', link.parentElement as Element]),
);
const suggestions = [...rows.values()].filter((row) => row.querySelector('[data-is-suggested]'));

let pause: number | undefined;
let loading: Promise<MiniSearch> | undefined;

async function loadIndex(): Promise<MiniSearch> {
  const response = await fetch(withBase('/search.json'));
  if (!response.ok) throw new Error(`search.json was answered with ${response.status}.`);
  const words: Record<string, string> = await response.json();
  const index = new MiniSearch({ idField: 'address', fields: ['title', 'note', 'words'] });
  for (const [address, row] of rows) {
    const [title, note] = ['b', 'small'].map((part) => row.querySelector(part)?.textContent);
    index.add({ address, title, note, words: words[address] });
  }
  return index;
}

/** The rows of pages with all words of a query or beginnings of them. If there are none, some words and misspellings do. */
function findRows(index: MiniSearch, query: string): Element[] {
  const options = { prefix: true, boost: { title: 8, note: 2 } };
  const exact = index.search(query, { ...options, combineWith: 'AND' });
  const found = exact.length > 0 ? exact : index.search(query, { ...options, fuzzy: 0.25 });
  return found.flatMap(({ id }) => rows.get(id) ?? []);
}

function show(text: string, shown: Element[]): void {
  status.textContent = text;
  list.replaceChildren(...shown);
  results.classList.toggle('without-script', shown.length === 0);
}

async function search(): Promise<void> {
  clearTimeout(pause);
  const query = field.value.trim();
  const address = new URL(location.href);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  history.replaceState(null, '', address);
  if (!query) return show('', []);
  try {
    loading ??= loadIndex();
    const index = await loading;
    // Something else may have been typed meanwhile.
    if (query !== field.value.trim()) return;
    const found = findRows(index, query);
    const count = found.length === 1 ? '1 page' : `${found.length} pages`;
    if (found.length > 0) show(`${count} found for “${query}”.`, found);
    else show(`Nothing found for “${query}”. Try other words, or one of these pages.`, suggestions);
  } catch (error) {
    console.error('The search failed:', error);
    loading = undefined;
    show('The search could not be loaded. Check your connection and try again, or choose from all pages.', [
      ...rows.values(),
    ]);
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  search();
});
field.addEventListener('input', () => {
  clearTimeout(pause);
  pause = window.setTimeout(search, PAUSE_MS);
});

// Something may have been typed before this script arrived.
field.value ||= new URLSearchParams(location.search).get('q') ?? '';
if (field.value) search();
else field.focus({ preventScroll: true });
