import type { Page } from '@playwright/test';
import type { Device, State } from '../states.ts';

const EVERYWHERE: readonly Device[] = ['phone', 'desk'];
const main = (page: Page) => page.getByRole('main');
const status = (page: Page, text: string) => main(page).getByRole('status').getByText(text);
const nothing = async () => {};

/** Instants of the sample edition, whose days are 10 and 11 October 2025. */
const MOMENTS = {
  'countdown with three digits': '2025-01-01T00:00:00+05:30',
  'countdown before the conference': '2025-08-23T15:23:10+05:30',
  'countdown on its first day': '2025-10-10T11:00:00+05:30',
  'countdown after the conference': '2025-12-01T11:00:00+05:30',
};

const countdown: State[] = Object.entries(MOMENTS).map(([name, time]) => ({
  name,
  path: '/home',
  on: EVERYWHERE,
  before: (page) => page.clock.setFixedTime(time),
  open: nothing,
  shows: (page) => page.getByRole('timer'),
}));

const search: State[] = [
  {
    name: 'search with results',
    path: '/search?q=dress',
    on: EVERYWHERE,
    open: nothing,
    shows: (page) => status(page, 'found for'),
  },
  {
    name: 'search that finds nothing',
    path: '/search?q=refund',
    on: EVERYWHERE,
    open: nothing,
    shows: (page) => status(page, 'Nothing found'),
  },
  {
    name: 'search that failed',
    path: '/search?q=dress',
    on: EVERYWHERE,
    before: (page) => page.route('**/search.json', (route) => route.abort()),
    open: nothing,
    shows: (page) => status(page, 'could not'),
  },
];

const committees: State[] = [
  {
    name: 'committees filtered',
    path: '/committees',
    on: EVERYWHERE,
    open: (page) => page.getByRole('radio', { name: 'Historical' }).check(),
    shows: (page) => status(page, ' of '),
  },
  {
    name: 'committees filtered down to none',
    path: '/committees?grade=grades-6-and-7-only&kind=press',
    on: EVERYWHERE,
    open: nothing,
    shows: (page) => status(page, 'No committee is both'),
  },
  {
    name: 'JCC: executive boards open',
    path: '/committees/jcc',
    on: EVERYWHERE,
    open: (page) => page.locator('summary', { hasText: 'Executive Board Members' }).click(),
    shows: (page) => page.getByRole('link', { name: /^Executive Board 2/ }),
  },
  {
    name: 'IPC: guides open by hover',
    path: '/committees/ipc',
    on: ['desk'],
    open: (page) => page.locator('summary', { hasText: 'Background Guide' }).hover(),
    shows: (page) => page.getByRole('link', { name: /^Photography/ }),
  },
  {
    name: 'IPC: guides open by click',
    path: '/committees/ipc',
    on: EVERYWHERE,
    open: (page) => page.locator('summary', { hasText: 'Background Guide' }).click(),
    shows: (page) => page.getByRole('link', { name: /^Photography/ }),
  },
];

/** What the pages themselves can become. */
export const pageStates: State[] = [
  ...countdown,
  ...search,
  ...committees,
  {
    name: 'splash with motion paused',
    path: '/',
    on: EVERYWHERE,
    open: (page) => page.getByRole('checkbox', { name: 'Pause motion' }).check(),
    shows: (page) => page.getByRole('link', { name: 'HOME', exact: true }),
  },
  {
    name: 'checklist with ticks',
    path: '/first-conference',
    on: EVERYWHERE,
    open: (page) => page.getByRole('checkbox', { name: 'Wear your badge' }).check(),
    shows: (page) => page.getByText('1 of 12 done'),
  },
  {
    name: 'checklist that is not remembered',
    path: '/first-conference',
    on: EVERYWHERE,
    before: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      }),
    open: (page) => page.getByRole('checkbox', { name: 'Wear your badge' }).check(),
    shows: (page) => page.getByText('This device cannot remember your ticks'),
  },
  {
    name: 'glossary: a word that was led to',
    path: '/first-conference#moderated-caucus',
    on: EVERYWHERE,
    open: nothing,
    shows: (page) => page.locator('dl > :target dt'),
  },
  {
    name: 'page that is not there',
    path: '/no-such-page',
    on: EVERYWHERE,
    open: nothing,
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
];
