import type { FieldErrors, FieldName, Message } from './message.ts';

type FormState = { message: Message } & (
  | { step: 'editing' | 'sending' }
  /** `attempt` counts consecutive rejections. */
  | { step: 'rejected'; errors: FieldErrors; attempt: number }
  /** The toast stays until it is dismissed, the line beside the form until somebody types. */
  | { step: 'ended'; isSent: boolean; isEdited: boolean }
);

type FormEvent =
  | { type: 'typed'; field: FieldName; value: string }
  | { type: 'submitted'; errors: FieldErrors }
  | { type: 'ended'; isSent: boolean };

export const EMPTY: FormState = { step: 'editing', message: { name: '', email: '', message: '' } };

/** The reducer of the form. */
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

/** Typing removes messages about the earlier text. */
function type(state: FormState, field: FieldName, value: string): FormState {
  // The fields are read-only, but an extension may still change them.
  if (state.step === 'sending') return state;
  const message = { ...state.message, [field]: value };
  if (state.step === 'ended') return { ...state, message, isEdited: true };
  if (state.step !== 'rejected') return { step: 'editing', message };
  const { [field]: _corrected, ...errors } = state.errors;
  return Object.keys(errors).length > 0 ? { ...state, message, errors } : { step: 'editing', message };
}
