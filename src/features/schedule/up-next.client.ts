/**
 * Fills in what is on and what comes next, and again each minute and when the page becomes visible. Written into the page
 * below its place, so that it is there before anything is painted.
 */
import { FORMATS } from '../../shared/locale.ts';
import { storedCommittee } from './chosen-committee.ts';
import { type HomeSession, whatIsOn } from './what-is-on.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** From then on half an hour is exact enough, since the time is beside it. */
const LONG_MINUTES = 120;

const place = document.getElementById('up-next') as HTMLElement;
/** For screen readers. Empty until a session changes on the open page. */
const change = document.getElementById('up-next-change') as HTMLElement;
const { timeZone, committeeKey = '' } = place.dataset;
const sessions: HomeSession[] = JSON.parse(place.dataset.sessions ?? '');
const words: Record<string, string> = JSON.parse(place.dataset.words ?? '');
let timer: ReturnType<typeof setTimeout> | undefined;
let known: string | undefined;

const format = (time: number, options: Intl.DateTimeFormatOptions) =>
  new Date(time).toLocaleString(FORMATS, { ...options, timeZone });
const timeOf = (time: number) => format(time, { hour: '2-digit', minute: '2-digit' });
const dayOf = (time: number) => format(time, { weekday: 'long' });

function update(): void {
  const now = Date.now();
  const { current, next, isBeginning } = whatIsOn(sessions, now, dayOf, storedCommittee(committeeKey));
  const [until] = same(current.map((one) => one.until));
  const first = show(0, current, `${words.now}${until ? ` ${words.until} ${timeOf(until)}` : ''}`);
  const { from = 0 } = next[0] ?? {};
  const day = dayOf(from);
  const second =
    day === dayOf(now)
      ? show(1, next, `${words.next} ${timeOf(from)}`, (isBeginning ? `${words.begins} ` : '') + howLong(from - now))
      : show(1, next, `${day === dayOf(now + DAY_MS) ? words.tomorrow : `${words.later} ${day},`} ${timeOf(from)}`);
  const sessionsNow = first + second;
  // Written once for each change, so that screen readers hear it once; what is there at first is read as the page is.
  if (known !== undefined && known !== sessionsNow) change.textContent = sessionsNow;
  known = sessionsNow;
  // Once it is there it keeps its room, so that nothing below it moves when the last session is over.
  if (current[0] ?? next[0]) place.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(update, MINUTE_MS - (now % MINUTE_MS));
}

/** Fills in an item, and gives it as a sentence, without the time that is left. */
function show(index: number, parallel: HomeSession[], label: string, left = ''): string {
  const item = place.children[index] as HTMLElement;
  const title = [...new Set(parallel.map((session) => session.title))].join(', ');
  const where = same(parallel.map((session) => session.where)).join('');
  for (const [part, text] of [label, title, left, where].entries())
    (item.children[part] as HTMLElement).textContent = text;
  item.hidden = !parallel[0];
  return item.hidden ? '' : `${[label, title, where].filter(Boolean).join(', ')}. `;
}

/** What all of them are; nothing if they differ. */
function same<Value>(values: Value[]): Value[] {
  return values.every((value) => value === values[0]) ? values.slice(0, 1) : [];
}

/** `in 25 minutes`, `in 2.5 hours` */
function howLong(time: number): string {
  const minutes = Math.ceil(time / MINUTE_MS);
  const words = new Intl.RelativeTimeFormat(FORMATS);
  return minutes < LONG_MINUTES ? words.format(minutes, 'minute') : words.format(Math.round(minutes / 30) / 2, 'hour');
}

update();
document.addEventListener('visibilitychange', update);
addEventListener('pageshow', update);
