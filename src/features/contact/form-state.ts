import type { Failure, Outcome } from './email.ts';
import { EMPTY_MESSAGE, FIELDS, type FieldErrors, type Message } from './message.ts';

/** What the contact form shows. `message` is what its fields hold. */
export type FormState = { message: Message } & (
  | { step: 'loading' | 'editing' | 'sending' }
  /** `attempt` counts the rejections in a row. */
  | { step: 'rejected'; errors: FieldErrors; attempt: number }
  | { step: 'sent'; outcome: { kind: 'sent' } }
  | { step: 'failed'; outcome: Failure }
);

type FormEvent =
  /** The script has started, or the visitor has typed. */
  | { type: 'changed'; message: Message }
  | { type: 'submitted'; message: Message; errors: FieldErrors }
  | { type: 'ended'; outcome: Outcome };

/** The reducer of the contact form. */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed':
      return change(state, event.message);
    case 'submitted': {
      const { message, errors } = event;
      if (Object.keys(errors).length === 0) return { step: 'sending', message };
      return { step: 'rejected', message, errors, attempt: state.step === 'rejected' ? state.attempt + 1 : 1 };
    }
    case 'ended': {
      const { outcome } = event;
      return outcome.kind === 'sent'
        ? { step: 'sent', message: EMPTY_MESSAGE, outcome }
        : { step: 'failed', message: state.message, outcome };
    }
  }
}

/** A new text is a new message: nothing is said of an earlier one any more, and its field has no error. */
function change(state: FormState, message: Message): FormState {
  // The fields are read-only, but an extension may write into them.
  if (state.step === 'sending') return state;
  if (state.step !== 'rejected') return { step: 'editing', message };
  const errors = { ...state.errors };
  for (const name of FIELDS) if (message[name] !== state.message[name]) delete errors[name];
  return Object.keys(errors).length > 0 ? { ...state, message, errors } : { step: 'editing', message };
}
