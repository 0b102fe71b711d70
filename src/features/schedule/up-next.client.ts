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
  const { from = 0 } = next[0] ?? {};
  const isToday = dayOf(from) === dayOf(now);
  const left = isToday ? (isBeginning ? `${words.begins} ` : '') + howLong(from - now) : '';
  const sentences = show(0, current, currentLabel(current)) + show(1, next, nextLabel(from, now), left);
  // Written once for each change, so that screen readers hear it once; what is there at first is read as the page is.
  if (known !== undefined && known !== sentences) change.textContent = sentences;
  known = sentences;
  // Once it is there it keeps its room, so that nothing below it moves when the last session is over.
  if (current[0] ?? next[0]) place.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(update, MINUTE_MS - (now % MINUTE_MS));
}

/** `Now`, or `Now until 12:00` where all end at one time */
function currentLabel(current: HomeSession[]): string {
  const [until] = same(current.map((session) => session.until));
  return until ? `${words.now} ${words.until} ${timeOf(until)}` : `${words.now}`;
}

/** `Next 10:00`, `Tomorrow 10:00`, `On Sunday, 10:00` */
function nextLabel(from: number, now: number): string {
  const day = dayOf(from);
  if (day === dayOf(now)) return `${words.next} ${timeOf(from)}`;
  const isTomorrow = day === dayOf(now + DAY_MS);
  return `${isTomorrow ? words.tomorrow : `${words.later} ${day},`} ${timeOf(from)}`;
}

/** Fills in an item, and returns it as a sentence for screen readers, without the time that is left. */
function show(index: number, parallel: HomeSession[], label: string, left = ''): string {
  const item = place.children[index] as HTMLElement;
  const title = [...new Set(parallel.map((session) => session.title))].join(', ');
  const where = same(parallel.map((session) => session.where)).join('');
  for (const [part, text] of [label, title, left, where].entries())
    (item.children[part] as HTMLElement).textContent = text;
  item.hidden = !parallel[0];
  return item.hidden ? '' : `${[label, title, where].filter(Boolean).join(', ')}. `;
}

/** The value that all have in common, if there is one. */
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
