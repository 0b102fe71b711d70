import { FORMATS } from '../../shared/locale.ts';

/** Marks the current session and past ones, and adds the visitor's own time if it differs. */
const sessions = [...document.querySelectorAll<HTMLElement>('[data-session]')].map((row) => {
  const [start = 0, end = 0] = (row.dataset.session ?? '').split(' ').map(Number);
  return { row, start, end };
});
let timer: ReturnType<typeof setTimeout> | undefined;

function mark(): void {
  clearTimeout(timer);
  const now = Date.now();
  for (const { row, start, end } of sessions) {
    const isCurrent = start <= now && now < end;
    row.toggleAttribute('data-past', end <= now);
    if (isCurrent) row.setAttribute('aria-current', 'time');
    else row.removeAttribute('aria-current');
    for (const sign of row.querySelectorAll<HTMLElement>('[data-now]')) sign.hidden = !isCurrent;
  }
  const next = Math.min(...sessions.flatMap(({ start, end }) => [start, end]).filter((time) => time > now));
  // A timer with a longer delay fires at once; a page that is left open longer is marked when it is shown again.
  if (next - now < 2 ** 31) timer = setTimeout(mark, next - now);
}

function addOwnTimes(): void {
  const time = new Intl.DateTimeFormat(FORMATS, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = new Intl.DateTimeFormat(FORMATS, { weekday: 'short' });
  for (const { row, start, end } of sessions) {
    const own = row.querySelector<HTMLElement>('[data-own-time]');
    if (!own || row.querySelector('time')?.textContent === time.format(start)) continue;
    const day = weekday.format(start);
    const isSameDay = day === row.parentElement?.dataset.weekday;
    own.textContent = `Your time ${isSameDay ? '' : `${day} `}${time.format(start)} – ${time.format(end)}`;
    own.hidden = false;
  }
}

addOwnTimes();
mark();
document.addEventListener('visibilitychange', mark);
