import { FIELDS, type FieldErrors, type Message } from './message.ts';

export type FormState = { message: Message } & (
  | { step: 'editing' | 'sending' }
  /** `attempt` counts consecutive rejections. */
  | { step: 'rejected'; errors: FieldErrors; attempt: number }
  /** The toast stays until it is dismissed, the outcome panel until the visitor edits a field or starts a new message. */
  | { step: 'ended'; isSent: boolean; hasToast: boolean; hasPanel: boolean }
);

export type FormEvent =
  | { type: 'edited'; message: Message }
  | { type: 'submitted'; errors: FieldErrors }
  | { type: 'ended'; isSent: boolean }
  | { type: 'toast dismissed' | 'next message' };

export const EMPTY: FormState = { step: 'editing', message: { name: '', email: '', message: '' } };

/** The reducer of the form. */
export function nextState(state: FormState, event: FormEvent): FormState {
  const { message } = state;
  switch (event.type) {
    case 'edited':
      return edit(state, event.message);
    case 'submitted': {
      const { errors } = event;
      if (Object.keys(errors).length === 0) return { step: 'sending', message };
      return { step: 'rejected', message, errors, attempt: state.step === 'rejected' ? state.attempt + 1 : 1 };
    }
    case 'ended': {
      const { isSent } = event;
      return { step: 'ended', message: isSent ? EMPTY.message : message, isSent, hasToast: true, hasPanel: true };
    }
    case 'toast dismissed':
      return state.step === 'ended' ? { ...state, hasToast: false } : state;
    case 'next message':
      return state.step === 'ended' ? { ...state, hasPanel: false } : state;
  }
}

/** Editing a field removes its error, and the outcome panel of the earlier message. */
function edit(state: FormState, message: Message): FormState {
  const isEdited = (field: keyof Message) => message[field] !== state.message[field];
  // While the form is sending, the fields are read-only, but an extension may still change them.
  if (state.step === 'sending' || !FIELDS.some(isEdited)) return state;
  if (state.step === 'ended') return { ...state, message, hasPanel: false };
  if (state.step !== 'rejected') return { step: 'editing', message };
  const errors = Object.fromEntries(
    Object.entries(state.errors).filter(([field]) => !isEdited(field as keyof Message)),
  );
  return Object.keys(errors).length > 0 ? { ...state, message, errors } : { step: 'editing', message };
}
