import type { ReactNode } from 'react';
import styles from './keep-notes.module.css';

/** What the kept copy holds and what it does not, in short answers. */
export function KeepNotes() {
  return (
    <dl className={styles.notes}>
      <Note about="What is kept">
        Every page of this site, with its pictures in one size. The contact form opens too, and keeps what you write
        until you are online and send it.
      </Note>
      <Note about="What is not">
        The registration forms and the papers under Resources are on other sites. Open or download them while you have a
        network.
      </Note>
      <Note about="While you are online">
        Pages come from the website as ever, so you never read an old one without need. A bar at the foot of the page
        says so when you see the copy.
      </Note>
      <Note about="Updates">
        The copy does not change by itself and uses none of your data. Come to this page on the day before the
        conference: it says whether there is a newer version.
      </Note>
      <Note about="Who knows">
        Nobody. The copy is on this phone only, and the Remove button, or clearing this site’s data in the browser,
        takes it away.
      </Note>
    </dl>
  );
}

/** How to put the site on the home screen. @param isKeepOffered whether there is a button to keep it, too */
export function HomeScreenNotes({ isKeepOffered }: { isKeepOffered: boolean }) {
  return (
    <>
      <dl className={styles.notes}>
        <Note about="Android">
          In Chrome, open the menu with the three dots and choose Add to home screen, or Install app.
        </Note>
        <Note about="iPhone and iPad">
          In Safari, press Share and choose Add to Home Screen. Then open the site from its icon and keep it there: an
          iPhone stores for the icon and for Safari apart, and what Safari stores may go after a week without a visit.
        </Note>
        <Note about="Computer">In Chrome or Edge, press the Install sign at the end of the address bar.</Note>
      </dl>
      {isKeepOffered && (
        <p className={styles.closing}>
          The icon is only a way in. To read without a network, press the button above as well.
        </p>
      )}
    </>
  );
}

function Note({ about, children }: { about: string; children: ReactNode }) {
  return (
    <div>
      <dt>{about}</dt>
      <dd>{children}</dd>
    </div>
  );
}
