import type { ReactNode } from 'react';
import { fromEndOf, untilEndOf } from '../phase/phase.ts';
import { formatDayAndMonth } from '../shared/dates.ts';
import { Button } from './button.tsx';

export const DIALOG_ID = 'registration';
export const OPENING_FORM_ID = 'open-registration';

/** A button with these attributes submits a form to the anchor of the dialog: it also works without script. */
export const OPENS_REGISTRATION = { type: 'submit', form: OPENING_FORM_ID } as const;

/** The main action, a quieter one once the conference is over. */
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

interface RegistrationPeriodProps {
  conference: { registrationCloses?: string | undefined; timeZone: string };
  translation?: { open: string; closed: string } | undefined;
  /** The end of the sentence that registration has closed. */
  children?: ReactNode;
}

/** Until when registration is open or, later, that it has closed. Nothing where no day is set. */
export function RegistrationPeriod({ conference, translation, children = '.' }: RegistrationPeriodProps) {
  const { registrationCloses, timeZone } = conference;
  if (!registrationCloses) return null;
  const day = formatDayAndMonth(registrationCloses);
  return (
    <span data-when="before">
      <span {...untilEndOf(registrationCloses, timeZone)}>
        {translation?.open ?? `Registration is open until ${day}.`}
      </span>
      <span {...fromEndOf(registrationCloses, timeZone)}>
        {translation?.closed ?? (
          <>
            Registration closed on {day}
            {children}
          </>
        )}
      </span>
    </span>
  );
}
