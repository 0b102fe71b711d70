/** Shows the portfolios whose name contains what is typed, whatever the case and the accents, and says how many. */
const list = document.querySelector('[data-portfolios]');
const field = list?.querySelector('input');
const status = list?.querySelector('[aria-live]');
const rows = [...(list?.querySelectorAll('tbody tr') ?? [])] as HTMLTableRowElement[];

function filter(): void {
  const wanted = plain(field?.value ?? '');
  for (const row of rows) row.hidden = !plain(row.cells[0]?.textContent ?? '').includes(wanted);
  const shown = rows.filter(({ hidden }) => !hidden);
  const free = shown.filter((row) => row.cells[1]?.textContent === 'Free').length;
  const count =
    shown.length === rows.length ? `${rows.length} portfolios` : `${shown.length} of ${rows.length} portfolios`;
  const words = shown.length > 0 ? `${count}, ${free} of them free` : 'No matching portfolio.';
  if (status && status.textContent !== words) status.textContent = words;
}

function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

field?.addEventListener('input', filter);
// A browser that brings the page back fills the field in by itself.
addEventListener('pageshow', filter);
filter();
