import type { Outcome } from './email.ts';
import type { Counts, FieldErrors, FieldName, Message } from './message.ts';

type FormState = { counts: Counts } & (
  | { step: 'loading' | 'editing' | 'sending' }
  /** `attempt` counts the rejections in a row. */
  | { step: 'rejected'; errors: FieldErrors; attempt: number }
  /** A toast stays until it is dismissed, and what is said beside the form until somebody types. */
  | { step: 'ended'; outcome: Outcome; message: Message; isEdited: boolean }
);

type FormEvent =
  /** Also once the script has started. */
  | { type: 'typed'; field?: FieldName | undefined; counts: Counts }
  | { type: 'submitted'; errors: FieldErrors }
  | { type: 'ended'; outcome: Outcome; message: Message };

export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'typed':
      return type(state, event.counts, event.field);
    case 'submitted': {
      const { counts } = state;
      const { errors } = event;
      if (Object.keys(errors).length === 0) return { step: 'sending', counts };
      return { step: 'rejected', counts, errors, attempt: state.step === 'rejected' ? state.attempt + 1 : 1 };
    }
    case 'ended': {
      const { outcome, message } = event;
      return { step: 'ended', outcome, message, isEdited: false, counts: outcome.kind === 'sent' ? {} : state.counts };
    }
  }
}

/** What was said of an earlier text is no longer shown. */
function type(state: FormState, counts: Counts, field?: FieldName): FormState {
  // The fields are read-only, but an extension may write into them.
  if (state.step === 'sending') return state;
  if (state.step === 'ended') return { ...state, counts, isEdited: true };
  if (state.step !== 'rejected') return { step: 'editing', counts };
  const errors = { ...state.errors };
  if (field) delete errors[field];
  return Object.keys(errors).length > 0 ? { ...state, counts, errors } : { step: 'editing', counts };
}
