import { type Defect, SMALL_SIZE } from './defect.ts';

/** What sighted visitors cannot read, do not see, or see move. */
export const lookDefects: Defect[] = [
  {
    name: 'small text too pale for its ground',
    criterion: '1.4.6 Contrast (Enhanced)',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^color-contrast/,
    seed: 'main dt { color: #999 !important; background: #fff !important }',
  },
  {
    name: 'text that is faded, together with its ground',
    criterion: '1.4.6 Contrast (Enhanced)',
    path: '/contact',
    caughtBy: 'pixel contrast',
    saying: /“E-mail”: [\d.]+:1/,
    seed: 'main dl { opacity: 0.45 }',
  },
  {
    name: 'text over a picture that is as dark as it is in places',
    criterion: '1.4.6 Contrast (Enhanced)',
    path: '/contact',
    caughtBy: 'pixel contrast',
    saying: /“Deputy Secretary General”: [\d.]+:1/,
    seed: 'main dl { background: linear-gradient(90deg, #fff, #000 30%) !important } main dt { color: #000 !important }',
  },
  {
    name: 'a link in a text that only its colour tells',
    criterion: '1.4.1 Use of Color',
    path: '/first-conference',
    caughtBy: 'axe',
    saying: /^link-in-text-block: /,
    seed: 'main :is(p, li, dd) a { text-decoration: none !important; border: 0 !important; box-shadow: none !important; background: none !important; font-weight: inherit }',
  },
  {
    name: 'a box wider than a small window',
    criterion: '1.4.10 Reflow',
    path: '/contact',
    size: SMALL_SIZE,
    caughtBy: 'reflow',
    saying: /the page scrolls sideways by \d+ px/,
    seed: 'main section { min-inline-size: 480px }',
  },
  {
    name: 'text cut off by a box of fixed height',
    criterion: '1.4.4 Resize Text',
    path: '/contact',
    size: SMALL_SIZE,
    caughtBy: 'reflow',
    saying: /: cut by/,
    seed: 'main dl { block-size: 40px; overflow: hidden }',
  },
  {
    name: 'lines that run out of the window instead of breaking',
    criterion: '1.4.10 Reflow',
    path: '/contact',
    size: SMALL_SIZE,
    caughtBy: 'reflow',
    saying: /: (beyond the window|cut by)/,
    seed: 'html, body { overflow-x: clip } main p { white-space: nowrap }',
  },
  {
    name: 'text that lies over other text',
    criterion: '1.4.10 Reflow',
    path: '/contact',
    size: SMALL_SIZE,
    caughtBy: 'reflow',
    saying: /: over “/,
    seed: 'main dd { margin-block-start: -1.2em !important }',
  },
  {
    name: 'a name that fits only as tight as it was drawn',
    criterion: '1.4.12 Text Spacing',
    path: '/contact',
    caughtBy: 'text spacing',
    saying: /: cut by/,
    seed: () => {
      const name = document.querySelector<HTMLElement>('main dt');
      if (!name) return;
      name.id = 'tight';
      window.access.restyle('#tight { inline-size: max-content }');
      const { width } = name.getBoundingClientRect();
      window.access.restyle(`#tight { inline-size: ${Math.ceil(width) + 1}px; white-space: nowrap; overflow: hidden }`);
    },
  },
  {
    name: 'something that moves though stillness is asked for',
    criterion: '2.3.3 Animation from Interactions',
    path: '/contact',
    caughtBy: 'no motion',
    saying: /h1 “Contact”: moves/,
    seed: () => {
      document.querySelector('main h1')?.animate({ opacity: [0.6, 1] }, { duration: 60_000 });
    },
  },
  {
    name: 'a page that glides though stillness is asked for',
    criterion: '2.3.3 Animation from Interactions',
    path: '/contact',
    caughtBy: 'no motion',
    saying: /the page glides/,
    seed: 'html { scroll-behavior: smooth !important }',
  },
  {
    name: 'pages that fade into each other though stillness is asked for',
    criterion: '2.3.3 Animation from Interactions',
    path: '/contact',
    caughtBy: 'no motion',
    saying: /pages fade into each other/,
    seed: '@view-transition { navigation: auto }',
  },
  {
    name: 'a movement without end and without a way to pause it',
    criterion: '2.2.2 Pause, Stop, Hide',
    path: '/contact',
    caughtBy: 'endless motion',
    saying: /moves on, and nothing is there to pause it/,
    seed: () => {
      document
        .querySelector('main h1')
        ?.animate({ translate: ['0', '4px'] }, { duration: 2000, iterations: Number.POSITIVE_INFINITY });
    },
  },
  {
    name: 'a way to pause that does not',
    criterion: '2.2.2 Pause, Stop, Hide',
    path: '/contact',
    caughtBy: 'endless motion',
    saying: /moves on though it is paused/,
    seed: () => {
      document
        .querySelector('main h1')
        ?.animate({ translate: ['0', '4px'] }, { duration: 2000, iterations: Number.POSITIVE_INFINITY });
      const pause = document.createElement('button');
      pause.textContent = 'Pause motion';
      document.querySelector('main section')?.append(pause);
    },
  },
  {
    name: 'a button that is told from its ground by a background alone',
    criterion: '1.4.11 Non-text Contrast',
    path: '/contact',
    caughtBy: 'forced colours',
    saying: /Send.*: has no boundary in forced colours/,
    seed: 'main form [type=submit], main form p:has([type=submit]) { border: 0 !important; outline: 0 !important; text-decoration: none !important }',
  },
  {
    name: 'an icon that keeps its own colour where all others are forced',
    criterion: '1.4.11 Non-text Contrast',
    path: '/contact',
    caughtBy: 'forced colours',
    saying: /its icon vanishes in forced colours/,
    seed: 'main a svg, main a svg * { forced-color-adjust: none; stroke: Canvas !important; fill: Canvas !important; color: Canvas }',
  },
  {
    name: 'a current item that looks like all others',
    criterion: '1.4.1 Use of Color',
    path: '/contact',
    caughtBy: 'forced colours',
    saying: /Save to contacts.*: its state is not seen in forced colours/,
    seed: () => document.querySelector('a[href="/secretariat.vcf"]')?.setAttribute('aria-current', 'true'),
  },
];
