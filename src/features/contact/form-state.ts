import type { FieldErrors, FieldName, Message } from './message.ts';

export type FormState = { message: Message } & (
  | { step: 'editing' | 'sending' }
  /** `attempt` counts the rejections in a row. */
  | { step: 'rejected'; errors: FieldErrors; attempt: number }
  /** A toast stays until it is dismissed, and what is said beside the form until somebody types. */
  | { step: 'ended'; isSent: boolean; isEdited: boolean }
);

type FormEvent =
  | { type: 'typed'; field: FieldName; value: string }
  | { type: 'submitted'; errors: FieldErrors }
  | { type: 'ended'; isSent: boolean };

export const EMPTY: FormState = { step: 'editing', message: { name: '', email: '', message: '' } };

export function nextState(state: FormState, event: FormEvent): FormState {
  const { message } = state;
  switch (event.type) {
    case 'typed':
      return type(state, event.field, event.value);
    case 'submitted': {
      const { errors } = event;
      if (Object.keys(errors).length === 0) return { step: 'sending', message };
      return { step: 'rejected', message, errors, attempt: state.step === 'rejected' ? state.attempt + 1 : 1 };
    }
    case 'ended': {
      const { isSent } = event;
      return { step: 'ended', message: isSent ? EMPTY.message : message, isSent, isEdited: false };
    }
  }
}

/** What was said of an earlier text is no longer shown. */
function type(state: FormState, field: FieldName, value: string): FormState {
  // The fields are read-only, but an extension may write into them.
  if (state.step === 'sending') return state;
  const message = { ...state.message, [field]: value };
  if (state.step === 'ended') return { ...state, message, isEdited: true };
  if (state.step !== 'rejected') return { step: 'editing', message };
  const { [field]: _corrected, ...errors } = state.errors;
  return Object.keys(errors).length > 0 ? { ...state, message, errors } : { step: 'editing', message };
}
