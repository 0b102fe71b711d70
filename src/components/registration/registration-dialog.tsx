import type { ButtonHTMLAttributes } from 'react';
import { routes } from '../../lib/routes.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { LinkRow, RuledList } from '../ui/ruled-list.tsx';
import styles from './registration-dialog.module.css';

const DIALOG_ID = 'registration';
const TITLE_ID = 'registration-title';

/** Attributes that make any button open the registration dialog; the browser does it, without script. */
export const OPENS_REGISTRATION = commandFor('show-modal');

interface RegistrationDialogProps {
  /** Addresses of the two forms. */
  individual: string;
  school: string;
  /** What is to be known once the conference has begun, and once it is over. */
  notes: { during: string; after: string };
}

/** `Choose Registration Type`: the two external forms. On every page, since every page offers registration. */
export function RegistrationDialog({ individual, school, notes }: RegistrationDialogProps) {
  return (
    <dialog className={styles.dialog} id={DIALOG_ID} aria-labelledby={TITLE_ID} closedby="any">
      <div className={styles.inner}>
        <div className={styles.band} aria-hidden="true" />
        {/* Takes the focus when the dialog opens, so that its name is read first; Firefox would pass it over unasked. */}
        {/* biome-ignore lint/a11y/noAutofocus: it is taken only when the visitor opens the dialog, where it belongs. */}
        <h2 id={TITLE_ID} tabIndex={-1} autoFocus>
          Choose Registration Type
        </h2>
        <p className={styles.note} data-when="during">
          {notes.during} <Link href={routes.contact}>Contact the secretariat</Link>
        </p>
        <p className={styles.note} data-when="after">
          {notes.after} <Link href={routes.contact}>Contact the secretariat</Link>
        </p>
        <RuledList>
          <LinkRow title="Individual Delegate Forms" note="For one delegate coming on their own" href={individual} />
          <LinkRow title="School Registration Forms" note="For a teacher bringing a delegation" href={school} />
        </RuledList>
        <Button kind="line" className={styles.close} {...commandFor('close')}>
          Close
        </Button>
      </div>
    </dialog>
  );
}

function commandFor(command: 'show-modal' | 'close'): ButtonHTMLAttributes<HTMLButtonElement> {
  return { command, commandfor: DIALOG_ID };
}
