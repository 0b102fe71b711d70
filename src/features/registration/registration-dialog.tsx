import type { Edition } from '../../content/collections.ts';
import { registrationForms } from '../../content/facts/registration-forms.ts';
import { routes } from '../../routes.ts';
import { outsideArchive } from '../../shared/base-path.ts';
import { ordinal } from '../../shared/words.ts';
import { Band } from '../../ui/band.tsx';
import { Button } from '../../ui/button.tsx';
import { Quiet } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './registration-dialog.module.css';
import { RegistrationForms } from './registration-forms.tsx';

const DIALOG_ID = 'registration';
const TITLE_ID = 'registration-title';
const OPENING_FORM_ID = 'open-registration';

/**
 * Attributes that make any button open the registration dialog. It submits a form to the anchor of the dialog: a real
 * button that also works without script and in browsers that have no dialogs. See registration-dialog.client.ts.
 */
export const OPENS_REGISTRATION = { type: 'submit', form: OPENING_FORM_ID } as const;

/** What buttons say that open the dialog. */
export function registerLabel({ isArchive, wording }: Edition): string {
  return isArchive ? wording.registration.isOver : wording.registration.button;
}

/** Opens the forms: the main action until the conference begins, a quieter one after that. */
export function RegisterButtons({ label }: { label: string }) {
  return (['accent', 'line'] as const).map((kind) => (
    <Button
      key={kind}
      kind={kind}
      className="screen-only"
      data-when={kind === 'accent' ? 'before' : 'during after'}
      {...OPENS_REGISTRATION}
    >
      {label}
    </Button>
  ));
}

/**
 * `Choose Registration Type`: the external forms. On every page, since every page offers registration. In an archive it
 * says that registration is over.
 */
export function RegistrationDialog({ edition }: { edition: Edition }) {
  const { conference, pages, wording, isArchive } = edition;
  const words = wording.registration;
  return (
    <>
      <form id={OPENING_FORM_ID} action={`#${DIALOG_ID}`} hidden />
      {/* Focus on the dialog itself: Orca then reads its name and text in Firefox, and says nothing of a focused title. */}
      {/* biome-ignore lint/a11y/noAutofocus: the focus moves only when the visitor opens the dialog. */}
      <dialog className={styles.dialog} id={DIALOG_ID} aria-labelledby={TITLE_ID} closedby="any" autoFocus>
        <div className={`stack ${styles.inner}`}>
          <Band className={styles.band} />
          <h2 id={TITLE_ID}>{isArchive ? words.isOver : words.dialog}</h2>
          {isArchive ? (
            <Quiet>
              This is the archive of the {ordinal(conference.edition)} edition. For the next conference,{' '}
              <a href={outsideArchive(routes.home)}>go to this year’s site</a>.
            </Quiet>
          ) : (
            <>
              {(['during', 'after'] as const).map((phase) => (
                <Quiet key={phase} data-when={phase}>
                  {pages.registration[phase]} <Link href={routes.contact}>{words.contact}</Link>
                </Quiet>
              ))}
              <RegistrationForms forms={registrationForms(conference)} askLabel={words.ask} />
            </>
          )}
          <form action="#">
            <Button kind="line" type="submit" className={styles.close}>
              Close
            </Button>
          </form>
        </div>
      </dialog>
    </>
  );
}
