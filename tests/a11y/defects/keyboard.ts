import { type Defect, PHONE_SIZE } from './defect.ts';

/** Where the Tab key leads, whether one sees it, and what a finger meets. */
export const keyboardDefects: Defect[] = [
  {
    name: 'a field that the Tab key cannot leave',
    criterion: '2.1.2 No Keyboard Trap',
    path: '/contact',
    caughtBy: 'Tab walk',
    saying: /the focus cannot leave/,
    seed: () =>
      document.querySelector('main form textarea')?.addEventListener('keydown', (event) => {
        if ((event as KeyboardEvent).key === 'Tab') event.preventDefault();
      }),
  },
  {
    name: 'a link that gives the focus away as soon as it has it',
    criterion: '3.2.1 On Focus',
    path: '/contact',
    caughtBy: 'Tab walk',
    saying: /not reached by Tab/,
    seed: () => {
      const link = document.querySelector<HTMLElement>('main section a');
      link?.addEventListener('focus', () => link.blur());
    },
  },
  {
    name: 'two links that hand the focus to each other for ever',
    criterion: '2.1.2 No Keyboard Trap',
    path: '/contact',
    caughtBy: 'Tab walk',
    saying: /reached a second time/,
    seed: () => {
      const [one, other, third] = document.querySelectorAll<HTMLElement>('footer nav a');
      other?.addEventListener('keydown', (event) => {
        if (event.key !== 'Tab' || event.shiftKey) return;
        event.preventDefault();
        one?.focus();
      });
      third?.focus();
    },
  },
  {
    name: 'an order of its own, by a tabindex above 0',
    criterion: '2.4.3 Focus Order',
    path: '/contact',
    caughtBy: 'Tab walk',
    saying: /tabindex above 0/,
    seed: () => document.querySelector('main form [type=submit]')?.setAttribute('tabindex', '3'),
  },
  {
    name: 'links whose order for the eye is not that of the Tab key',
    criterion: '2.4.3 Focus Order',
    path: '/contact',
    caughtBy: 'Tab walk',
    saying: /stands left of/,
    seed: 'header nav > ul { display: flex; flex-direction: row-reverse }',
  },
  {
    name: 'a stop that nobody sees',
    criterion: '2.4.7 Focus Visible',
    path: '/contact',
    caughtBy: 'Tab walk',
    saying: /focus changes 0 px²/,
    seed: 'main section a { opacity: 0 !important }',
  },
  {
    name: 'a bar at the foot of the window that lies over what has the focus',
    criterion: '2.4.12 Focus Not Obscured (Enhanced)',
    path: '/contact',
    caughtBy: 'Tab walk',
    saying: /has the focus and lies under/,
    seed: () => {
      const bar = document.createElement('div');
      bar.id = 'bar';
      bar.textContent = 'This site needs no cookies.';
      document.querySelector('footer')?.append(bar);
      window.access.restyle('#bar { position: fixed; inset: 55vh 0 0; background: #fff; color: #000; z-index: 99 }');
    },
  },
  {
    name: 'a header that stays, and hides what is scrolled to',
    criterion: '2.4.11 Focus Not Obscured (Minimum)',
    path: '/guidelines',
    caughtBy: 'Tab walk',
    saying: /lies under/,
    seed: 'html { scroll-padding: 0 !important } header { position: fixed !important; inset: 0 0 auto; min-height: 70vh; z-index: 99 }',
  },
  {
    name: 'no indicator of the focus at all',
    criterion: '2.4.7 Focus Visible',
    path: '/contact',
    caughtBy: 'Tab walk',
    saying: /focus changes \d+ px² by 3:1/,
    seed: 'main * { outline: none !important; box-shadow: none !important }',
  },
  {
    name: 'an indicator of one pale pixel',
    criterion: '2.4.13 Focus Appearance',
    path: '/contact',
    caughtBy: 'Tab walk',
    saying: /focus changes \d+ px² by 3:1/,
    seed: 'main *:focus { outline: 1px dotted #aaa !important; box-shadow: none !important }',
  },
  {
    name: 'an indicator made of shadow alone, which forced colours take away',
    criterion: '2.4.7 Focus Visible',
    path: '/contact',
    caughtBy: 'Tab walk in forced colours',
    saying: /focus changes \d+ px² by 3:1/,
    seed: 'main *:focus { outline: none !important; box-shadow: 0 0 0 4px #000 !important }',
  },
  {
    name: 'a button too small for a finger',
    criterion: '2.5.5 Target Size (Enhanced)',
    path: '/contact',
    caughtBy: 'targets',
    saying: /Copy.*: is pressed on \d+ × \d+ px/,
    seed: '[data-copy] { inline-size: 28px; block-size: 28px; min-block-size: 0; min-inline-size: 0; padding: 0; overflow: clip }',
  },
  {
    name: 'a link half of which another one takes',
    criterion: '2.5.5 Target Size (Enhanced)',
    path: '/contact',
    size: PHONE_SIZE,
    caughtBy: 'targets',
    saying: /Save to contacts.*: is pressed on/,
    seed: () => {
      const link = document.querySelector<HTMLElement>('a[href="/secretariat.vcf"]');
      const cover = document.createElement('button');
      cover.id = 'cover';
      cover.textContent = 'Share';
      link?.parentElement?.append(cover);
      if (link?.parentElement) link.parentElement.id = 'covered';
      window.access.restyle(
        '#covered { position: relative } #cover { position: absolute; inset: 20px 0 auto; block-size: 60px; inline-size: 100% }',
      );
    },
  },
  {
    name: 'a box that scrolls, and only with the mouse',
    criterion: '2.1.1 Keyboard',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^scrollable-region-focusable: /,
    seed: () => {
      const list = document.querySelector('main dl');
      if (list) list.id = 'scroller';
      // Chromium lets the keyboard in by itself, and other browsers do not.
      window.access.restyle('#scroller { block-size: 60px; overflow-y: scroll }');
    },
  },
];
