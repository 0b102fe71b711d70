import { type Defect, PHONE_SIZE } from './defect.ts';

/** What opens, closes, is chosen and speaks. */
export const widgetDefects: Defect[] = [
  {
    name: 'a button of a menu that is told as a link',
    criterion: '4.1.2 Name, Role, Value',
    path: '/contact',
    caughtBy: 'menus',
    saying: /is told as “link”, not as a button/,
    seed: () => document.querySelector('header nav summary')?.setAttribute('role', 'link'),
  },
  {
    name: 'a menu that Escape does not close',
    criterion: '1.4.13 Content on Hover or Focus',
    path: '/contact',
    caughtBy: 'menus',
    saying: /Escape on its button does not close it/,
    seed: () => {
      const swallow = (event: KeyboardEvent) => event.key === 'Escape' && event.stopImmediatePropagation();
      window.addEventListener('keydown', swallow, true);
      window.addEventListener('keyup', swallow, true);
    },
  },
  {
    name: 'a menu that a mouse opens and no key',
    criterion: '2.1.1 Keyboard',
    path: '/contact',
    caughtBy: 'menus',
    saying: /Enter does not show its content/,
    seed: () => {
      for (const summary of document.querySelectorAll('header summary'))
        summary.addEventListener('keydown', (event) => {
          if ((event as KeyboardEvent).key !== 'Tab') event.preventDefault();
        });
    },
  },
  {
    name: 'a menu that stays open over what has the focus',
    criterion: '2.4.11 Focus Not Obscured (Minimum)',
    path: '/contact',
    caughtBy: 'menus',
    saying: /stays open when Tab leaves it/,
    seed: deafToFocus,
  },
  {
    name: 'a navigation with the roles of an application’s menu',
    criterion: '4.1.2 Name, Role, Value',
    path: '/contact',
    caughtBy: 'menus',
    saying: /roles of an application’s menu/,
    seed: () => document.querySelector('header nav > ul')?.setAttribute('role', 'menubar'),
  },
  {
    name: 'a navigation that does not say on which page one is',
    criterion: '2.4.8 Location',
    path: '/contact',
    caughtBy: 'menus',
    saying: /is not marked as the current page/,
    seed: () => document.querySelector('header nav [aria-current]')?.removeAttribute('aria-current'),
  },
  {
    name: 'a drawer that stays open when the focus leaves it',
    criterion: '2.4.11 Focus Not Obscured (Minimum)',
    path: '/contact',
    size: PHONE_SIZE,
    caughtBy: 'drawer',
    saying: /stays open when Tab leaves it/,
    seed: deafToFocus,
  },
  {
    name: 'a drawer whose button has no name',
    criterion: '4.1.2 Name, Role, Value',
    path: '/contact',
    size: PHONE_SIZE,
    caughtBy: 'drawer',
    saying: /has no name/,
    seed: () => {
      for (const label of document.querySelectorAll('header details:not([name]) > summary span')) label.remove();
    },
  },
  {
    name: 'a row that opens and is told as a heading only',
    criterion: '4.1.2 Name, Role, Value',
    path: '/committees/jcc',
    caughtBy: 'accordion',
    saying: /is told as “heading”, not as a button/,
    seed: () => document.querySelector('main summary')?.setAttribute('role', 'heading'),
  },
  {
    name: 'a row that the Space key does not open',
    criterion: '2.1.1 Keyboard',
    path: '/committees/jcc',
    caughtBy: 'accordion',
    saying: /Space does not show its content/,
    seed: () =>
      document.querySelector('main summary')?.addEventListener('keyup', (event) => {
        if ((event as KeyboardEvent).key === ' ') event.preventDefault();
      }),
  },
  {
    name: 'a link within the header of a row, which cannot be reached',
    criterion: '4.1.2 Name, Role, Value',
    path: '/committees/jcc',
    caughtBy: 'accordion',
    saying: /holds another control/,
    seed: () => {
      const link = document.createElement('a');
      link.href = '/home';
      link.textContent = 'Home';
      document.querySelector('main summary')?.append(link);
    },
  },
  {
    name: 'a dialog that is not modal',
    criterion: '2.4.3 Focus Order',
    path: '/home',
    caughtBy: 'dialog',
    saying: /is not told as modal/,
    seed: () => {
      const dialog = document.querySelector<HTMLDialogElement>('#registration');
      if (dialog) dialog.showModal = () => dialog.show();
    },
  },
  {
    name: 'a dialog without a button that closes it',
    criterion: 'Modal dialog (ARIA Authoring Practices)',
    path: '/home',
    caughtBy: 'dialog',
    saying: /no visible button that closes it/,
    seed: '#registration button { display: none !important }',
  },
  {
    name: 'a dialog without a name',
    criterion: '4.1.2 Name, Role, Value',
    path: '/home',
    caughtBy: 'dialog',
    saying: /the dialog has no name/,
    seed: () => {
      const dialog = document.querySelector('#registration');
      dialog?.removeAttribute('aria-labelledby');
      dialog?.removeAttribute('aria-label');
    },
  },
  {
    name: 'a dialog that does not give the focus back',
    criterion: '2.4.3 Focus Order',
    path: '/home',
    caughtBy: 'dialog',
    saying: /leaves the focus on/,
    seed: () =>
      document
        .querySelector('#registration')
        ?.addEventListener('close', () => (document.activeElement as HTMLElement | null)?.blur()),
  },
  {
    name: 'a dialog that Escape does not close',
    criterion: '2.1.2 No Keyboard Trap',
    path: '/home',
    caughtBy: 'dialog',
    saying: /is not closed by Escape/,
    seed: () => {
      const dialog = document.querySelector<HTMLDialogElement>('#registration');
      dialog?.setAttribute('closedby', 'none');
      window.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault(), true);
    },
  },
  {
    name: 'choices that the arrow keys do not change',
    criterion: '2.1.1 Keyboard',
    path: '/committees',
    caughtBy: 'radio groups',
    saying: /an arrow leads to/,
    seed: () =>
      document.querySelector('main fieldset')?.addEventListener('keydown', (event) => {
        if ((event as KeyboardEvent).key.startsWith('Arrow')) event.preventDefault();
      }),
  },
  {
    name: 'choices without a name for their group',
    criterion: '1.3.1 Info and Relationships',
    path: '/committees',
    caughtBy: 'radio groups',
    saying: /choices are grouped as/,
    seed: () => document.querySelector('main fieldset legend')?.remove(),
  },
  {
    name: 'a search that is told as any field',
    criterion: '1.3.5 Identify Input Purpose',
    path: '/search',
    caughtBy: 'search',
    saying: /is told as textbox, not as searchbox/,
    // Its type React would set right with the next change.
    seed: () => document.querySelector('main [type=search]')?.setAttribute('role', 'textbox'),
  },
  {
    name: 'a refusal that is seen and not spoken',
    criterion: '4.1.3 Status Messages',
    path: '/contact',
    caughtBy: 'announcement',
    saying: /appears where nothing is spoken/,
    // The alert comes with its text, so it is made silent as it comes.
    seed: () => {
      const silence = () => document.querySelector('main [role=alert]')?.removeAttribute('role');
      new MutationObserver(silence).observe(document.body, { subtree: true, childList: true });
    },
  },
];

/** Nothing in the page hears where the focus goes. */
function deafToFocus(): void {
  for (const type of ['focusin', 'focusout'])
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
}
