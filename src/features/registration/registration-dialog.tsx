import { clsx } from 'clsx';
import type { Edition } from '../../content/collections.ts';
import { routes } from '../../routes.ts';
import { DIALOG_ID, OPENING_FORM_ID, RegistrationPeriod } from '../../site/registration.tsx';
import { Button } from '../../ui/button.tsx';
import { Divider } from '../../ui/divider.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import styles from './registration-dialog.module.css';

const TITLE_ID = 'registration-title';

/** The external forms, on every page, since every page offers registration. */
export function RegistrationDialog({ edition: { conference } }: { edition: Edition }) {
  const contact = <Link href={routes.contact}>Contact the secretariat</Link>;
  return (
    <>
      <form id={OPENING_FORM_ID} action={`#${DIALOG_ID}`} hidden />
      <dialog className={styles.dialog} id={DIALOG_ID} aria-labelledby={TITLE_ID}>
        <div className={clsx('stack', styles.inner)}>
          <Divider className={styles.divider} />
          <h2 id={TITLE_ID}>Choose Registration Type</h2>
          <RuledList>
            {conference.registration.map(({ title, note, url }) => (
              <LinkRow key={url} title={title} note={note} href={url} />
            ))}
          </RuledList>
          {/* After the forms: they are what visitors come for, and the first takes the focus. */}
          {conference.registrationCloses && (
            <p data-when="before">
              <RegistrationPeriod conference={conference}>
                , so please ask the secretariat before you fill in a form. {contact}
              </RegistrationPeriod>
            </p>
          )}
          {(['during', 'after'] as const).map((phase) => (
            <p key={phase} data-when={phase}>
              <b>{conference.registrationNotes[phase]}</b> {contact}
            </p>
          ))}
          <form action="#">
            <Button kind="line" type="submit">
              Close
            </Button>
          </form>
        </div>
      </dialog>
    </>
  );
}
