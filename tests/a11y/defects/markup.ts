import type { Defect } from './defect.ts';

/** Names, roles, structure, language: what assistive technology is told. */
export const markupDefects: Defect[] = [
  {
    name: 'a field without a label',
    criterion: '3.3.2 Labels or Instructions',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^label: /,
    seed: () => document.querySelector('label:has(+ [type=email])')?.removeAttribute('for'),
  },
  {
    name: 'a picture without a text alternative',
    criterion: '1.1.1 Non-text Content',
    path: '/committees',
    caughtBy: 'axe',
    saying: /^image-alt: /,
    seed: () => document.querySelector('main img')?.removeAttribute('alt'),
  },
  {
    name: 'a button without a name',
    criterion: '4.1.2 Name, Role, Value',
    path: '/search',
    caughtBy: 'axe',
    saying: /^button-name: /,
    seed: () => document.querySelector('main [type=submit] span')?.remove(),
  },
  {
    name: 'a link without text',
    criterion: '2.4.4 Link Purpose (In Context)',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^link-name: /,
    seed: () => document.querySelector('a[href="/search"] span')?.remove(),
  },
  {
    name: 'a page that does not say its language',
    criterion: '3.1.1 Language of Page',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^html-has-lang: /,
    seed: () => document.documentElement.removeAttribute('lang'),
  },
  {
    name: 'a passage in a language that does not exist',
    criterion: '3.1.2 Language of Parts',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^valid-lang: /,
    seed: () => document.querySelector('main h1')?.setAttribute('lang', 'latn-old-school'),
  },
  {
    name: 'a page without a title',
    criterion: '2.4.2 Page Titled',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^document-title: /,
    seed: () => {
      document.title = '';
    },
  },
  {
    name: 'a title that does not say of which site it is',
    criterion: '2.4.2 Page Titled',
    path: '/contact',
    caughtBy: 'outline',
    saying: /the title “Contact”/,
    seed: () => {
      document.title = 'Contact';
    },
  },
  {
    name: 'a page that cannot be enlarged with two fingers',
    criterion: '1.4.4 Resize Text',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^meta-viewport: /,
    seed: () =>
      document
        .querySelector('meta[name=viewport]')
        ?.setAttribute('content', 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no'),
  },
  {
    name: 'a page that goes elsewhere by itself',
    criterion: '2.2.4 Interruptions',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^meta-refresh/,
    seed: () => {
      const refresh = document.createElement('meta');
      refresh.httpEquiv = 'refresh';
      refresh.content = '3600; url=/home';
      document.head.append(refresh);
    },
  },
  {
    name: 'a role whose parts are missing',
    criterion: '1.3.1 Info and Relationships',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^aria-required-children: /,
    seed: () => document.querySelector('footer ul')?.setAttribute('role', 'menu'),
  },
  {
    name: 'a role that there is not',
    criterion: '4.1.2 Name, Role, Value',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^aria-roles: /,
    seed: () => document.querySelector('main section')?.setAttribute('role', 'card'),
  },
  {
    name: 'an ARIA attribute that is misspelt',
    criterion: '4.1.2 Name, Role, Value',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^aria-valid-attr: /,
    seed: () => document.querySelector('main section')?.setAttribute('aria-labeledby', 'secretariat'),
  },
  {
    name: 'a link that is hidden from screen readers and takes the focus',
    criterion: '4.1.2 Name, Role, Value',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^aria-hidden-focus: /,
    seed: () => document.querySelector('footer nav')?.setAttribute('aria-hidden', 'true'),
  },
  {
    name: 'a label that says other words than are seen',
    criterion: '2.5.3 Label in Name',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^label-content-name-mismatch: /,
    seed: () => document.querySelector('main form [type=submit]')?.setAttribute('aria-label', 'Go ahead'),
  },
  {
    name: 'a field whose purpose is told in words that no browser knows',
    criterion: '1.3.5 Identify Input Purpose',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^autocomplete-valid: /,
    seed: () => document.querySelector('main form [type=email]')?.setAttribute('autocomplete', 'electronic-mail'),
  },
  {
    name: 'an item of a list outside of any list',
    criterion: '1.3.1 Info and Relationships',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^listitem: /,
    seed: () => {
      const item = document.createElement('li');
      item.textContent = 'Bring a pen';
      document.querySelector('main section')?.append(item);
    },
  },
  {
    name: 'a frame without a title',
    criterion: '4.1.2 Name, Role, Value',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^frame-title: /,
    seed: () => document.querySelector('main section')?.append(document.createElement('iframe')),
  },
  {
    name: 'a link to skip with, whose target is gone',
    criterion: '2.4.1 Bypass Blocks',
    path: '/contact',
    caughtBy: 'axe',
    // Without its target axe takes it for any link, which stands outside of the landmarks.
    saying: /^region: .*skip/,
    seed: () => document.querySelector('#main')?.removeAttribute('id'),
  },
  {
    name: 'content outside of every landmark',
    criterion: 'Landmarks (best practice)',
    path: '/contact',
    caughtBy: 'axe',
    saying: /^region: /,
    seed: () => {
      const stray = document.createElement('p');
      stray.textContent = 'Rooms are told at the gate.';
      document.body.append(stray);
    },
  },
  {
    name: 'a heading whose level leaves one out',
    criterion: '1.3.1 Info and Relationships',
    path: '/contact',
    caughtBy: 'outline',
    saying: /level 4 after level 1/,
    seed: () => document.querySelector('main h2')?.setAttribute('aria-level', '4'),
  },
  {
    name: 'two first headings',
    criterion: '2.4.6 Headings and Labels',
    path: '/contact',
    caughtBy: 'outline',
    saying: /^2 headings of level 1/,
    seed: () => document.querySelector('main h2')?.setAttribute('aria-level', '1'),
  },
  {
    name: 'a text that looks like a heading and is none',
    criterion: '1.3.1 Info and Relationships',
    path: '/contact',
    caughtBy: 'outline',
    saying: /^0 headings of level 1/,
    seed: () => document.querySelector('main h1')?.setAttribute('role', 'presentation'),
  },
  {
    name: 'two navigations of one name',
    criterion: '1.3.1 Info and Relationships',
    path: '/contact',
    caughtBy: 'outline',
    saying: /two landmarks are called navigation “Main”/,
    seed: () => document.querySelector('footer nav')?.setAttribute('aria-label', 'Main'),
  },
  {
    name: 'a page without its main landmark',
    criterion: '1.3.6 Identify Purpose',
    path: '/contact',
    caughtBy: 'outline',
    saying: /no main landmark/,
    seed: () => document.querySelector('main')?.setAttribute('role', 'group'),
  },
];
