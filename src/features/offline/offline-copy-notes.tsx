import type { ReactNode } from 'react';
import { Quiet, Title } from '../../ui/letters.tsx';
import styles from './offline-copy-notes.module.css';

/** What the copy holds and what it does not. */
export const COPY_NOTES = {
  'What is kept':
    'Every page of this site with its pictures, the calendar files and the secretariat’s contact card. The contact form opens too. What you write in it is kept until you close its tab, so that you can send it when you are online.',
  'What is not kept':
    'Registration and the documents under Resources are on other websites. Open or download them while you have a network.',
  'While you are online':
    'Pages come from the website as usual, so you do not read an old one by mistake. When you see the copy, a bar at the bottom of the page says so.',
  Updates:
    'The copy does not update itself, so it uses no mobile data. This page tells you when there is a newer version.',
  Privacy:
    'The copy is only on this phone, and nobody else can see that you have it. To delete it, press Remove, or clear this site’s data in the browser.',
};

/** How to put the site on the home screen. */
export const HOME_SCREEN_NOTES = {
  Android: 'In Chrome, open the menu with the three dots and choose Add to home screen or Install app.',
  'iPhone and iPad':
    'In Safari, tap Share and choose Add to Home Screen. Then open the site from its icon and keep it there: an iPhone stores data for the icon and for Safari separately, and may delete what Safari stores after a week without a visit.',
  Computer: 'In Chrome or Edge, press the Install icon at the end of the address bar.',
};

/** Short answers under their headings. @param props `children`: what is said about all of them */
export function Notes({ notes, children }: { notes: Record<string, string>; children?: ReactNode }) {
  return (
    <div className="measure">
      <dl className={`stack ${styles.notes}`}>
        {Object.entries(notes).map(([about, text]) => (
          <div key={about}>
            <Title as="dt">{about}</Title>
            <Quiet as="dd">{text}</Quiet>
          </div>
        ))}
      </dl>
      {children && <p className={styles.closing}>{children}</p>}
    </div>
  );
}
