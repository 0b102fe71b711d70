import type { ReactNode } from 'react';
import { fromEndOf, untilEndOf } from '../phase/phase.ts';
import { ANCHORS } from '../routes.ts';
import { formatDayAndMonth } from '../shared/dates.ts';
import { Button } from './button.tsx';

/** Attributes of a button that opens the dialog. It submits a form to the anchor of the dialog, and so works without script. */
export const OPENS_REGISTRATION = { type: 'submit', form: ANCHORS.openRegistration } as const;

/** The main button of the site. From the first day of the conference on, a quieter button replaces it. */
export function RegisterButtons() {
  return (['accent', 'line'] as const).map((kind) => (
    <Button
      key={kind}
      kind={kind}
      className="screen-only"
      data-when={kind === 'accent' ? 'before' : 'during after'}
      {...OPENS_REGISTRATION}
    >
      Register Now
    </Button>
  ));
}

interface PeriodProps {
  conference: { registrationCloses?: string | undefined; timeZone: string };
  /** Replaces the English sentence. */
  children?: ReactNode;
}

/** Names the last day of registration until that day is over; nothing if no day is set. */
export function RegistrationOpen({ conference: { registrationCloses, timeZone }, children }: PeriodProps) {
  if (!registrationCloses) return null;
  return (
    <span data-when="before" {...untilEndOf(registrationCloses, timeZone)}>
      {children ?? `Registration is open until ${formatDayAndMonth(registrationCloses)}.`}
    </span>
  );
}

/** Says that registration has closed, from the end of its last day. */
export function RegistrationClosed({ conference: { registrationCloses, timeZone }, children }: PeriodProps) {
  if (!registrationCloses) return null;
  return (
    <span data-when="before" {...fromEndOf(registrationCloses, timeZone)}>
      {children ??
        `Registration closed on ${formatDayAndMonth(registrationCloses)}. Please ask the secretariat before you fill in a form.`}
    </span>
  );
}
