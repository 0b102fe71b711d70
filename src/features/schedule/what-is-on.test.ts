import { expect, test } from 'vitest';
import { type HomeSession, whatIsOn } from './what-is-on.ts';

const VENUE = 'Asia/Kolkata';
const at = (dayAndTime: string) => Date.parse(`2025-10-${dayAndTime.replace(' ', 'T')}:00+05:30`);
const dayOf = (time: number) => new Date(time).toLocaleDateString('en', { timeZone: VENUE });
const session = (day: string, from: string, until: string, title: string, only?: string[]): HomeSession => ({
  title,
  where: '',
  from: at(`${day} ${from}`),
  until: at(`${day} ${until}`),
  only,
});

/** Three days, on the second of which there are no sessions. */
const SESSIONS = [
  session('10', '09:00', '10:00', 'Opening'),
  session('10', '10:30', '12:00', 'Debate'),
  session('10', '11:00', '12:00', 'Crisis', ['jcc']),
  session('10', '12:00', '13:00', 'Press', ['ipc']),
  session('10', '12:00', '13:00', 'Briefing', ['jcc']),
  session('10', '13:00', '14:00', 'Lunch'),
  session('10', '13:00', '14:00', 'Working lunch', ['jcc']),
  session('12', '08:00', '09:00', 'Rehearsal', ['ipc']),
  session('12', '09:00', '10:00', 'Closing'),
];

test.each([
  ['the midnight before', '10 00:00', '', 'nothing; begins with Opening'],
  ['the minute before the first session', '10 08:59', '', 'nothing; begins with Opening'],
  ['as the first begins', '10 09:00', '', 'Opening; Debate'],
  ['in a break', '10 10:00', '', 'nothing; Debate'],
  ['a session for some begins meanwhile', '10 10:30', '', 'Debate; Crisis'],
  ['beside one for some, that for everybody', '10 11:00', '', 'Debate; Press + Briefing'],
  ['for its committee, both', '10 11:00', 'jcc', 'Debate + Crisis; Briefing'],
  ['for another committee, not', '10 11:00', 'ipc', 'Debate; Press'],
  ['for a committee without sessions of its own', '10 11:00', 'unsc', 'Debate; Lunch'],
  ['only parallel ones', '10 12:00', '', 'Press + Briefing; Lunch'],
  ['beside lunch for everybody', '10 12:00', 'jcc', 'Briefing; Lunch + Working lunch'],
  ['during the last of the day', '10 13:59', '', 'Lunch; nothing'],
  ['after the last of the day', '10 14:00', '', 'nothing; Rehearsal'],
  ['after the last of the day, for its committee', '10 14:00', 'jcc', 'nothing; Closing'],
  ['on a day without sessions', '11 09:30', '', 'nothing; begins with nothing'],
  ['after the last of all', '12 10:00', '', 'nothing; nothing'],
])('%s', (_when, now, committee, expected) => {
  const { current, next, isBeginning } = whatIsOn(SESSIONS, at(now), dayOf, committee);
  const [on, coming] = [current, next].map((list) => list.map(({ title }) => title).join(' + ') || 'nothing');
  expect(`${on}; ${isBeginning ? 'begins with ' : ''}${coming}`).toBe(expected);
});
