import { Button } from '../ui/button.tsx';

/** Ids of the registration dialog and of the form that opens it: features/registration. */
export const DIALOG_ID = 'registration';
export const OPENING_FORM_ID = 'open-registration';

/**
 * Attributes that make any button open the registration dialog. It submits a form to the anchor of the dialog: a real
 * button that also works without script.
 */
export const OPENS_REGISTRATION = { type: 'submit', form: OPENING_FORM_ID } as const;

/** Opens the forms: the main action until the conference is over, a quieter one after that. */
export function RegisterButtons() {
  return (['accent', 'line'] as const).map((kind) => (
    <Button
      key={kind}
      kind={kind}
      className="screen-only"
      data-when={kind === 'accent' ? 'before during' : 'after'}
      {...OPENS_REGISTRATION}
    >
      Register Now
    </Button>
  ));
}
