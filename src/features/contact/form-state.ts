import type { Letter } from '../../shared/mailto.ts';
import { EMPTY_MESSAGE, type FieldErrors, type FieldName, isEmpty, isSame, validate } from './contact-form.ts';
import type { SendResult } from './email.ts';

/** How an attempt to send ended: as `SendResult` has it, or `blocked` because it looked automatic. */
export interface Outcome {
  kind: SendResult['kind'] | 'blocked';
  /** For the console. */
  reason?: string;
  /** It corrects an outcome that was reported before. */
  isLate?: boolean;
}

/** A message on its way. */
export interface Attempt {
  message: Letter;
  /** When Send was pressed, on the clock of `performance.now()`. */
  since: number;
}

/** The contact form. Effects run when `attempt`, `outcome` or `rejections` changes: use-contact-form.ts. */
export interface FormState {
  message: Letter;
  /** When the message was last changed or sent in this tab. A restored draft still belongs to its own tab. */
  changedAt?: number;
  /** Whether the message may have been sent: nobody knows how the last attempt ended. */
  isUnconfirmed: boolean;
  /** Whether the fields hold an earlier draft. */
  isRestored: boolean;
  errors: FieldErrors;
  /** How often the form was submitted with errors. */
  rejections: number;
  /** Whether a field was empty the last time. */
  isIncomplete: boolean;
  /** The last attempt. It stays after its deadline, because the answer may still come. */
  attempt?: Attempt | undefined;
  isSending: boolean;
  /** How the last attempt ended. It stays while the visitor corrects the message. */
  outcome?: Outcome | undefined;
}

export type FormAction =
  | { type: 'restored'; message: Letter; isUnconfirmed: boolean; isRestored: boolean }
  | { type: 'changed'; field: FieldName; message: Letter; at: number }
  | { type: 'discarded'; at: number }
  | { type: 'submitted'; message: Letter; isTrapped: boolean; since: number; at: number }
  | { type: 'ended'; result: SendResult; at: number }
  | { type: 'interrupted' };

export const INITIAL_STATE: FormState = {
  message: EMPTY_MESSAGE,
  isUnconfirmed: false,
  isRestored: false,
  errors: {},
  rejections: 0,
  isIncomplete: false,
  isSending: false,
};

export function reduce(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'restored': {
      const { message, isUnconfirmed, isRestored } = action;
      return { ...state, message, isUnconfirmed, isRestored };
    }
    case 'changed': {
      const { [action.field]: _fixed, ...errors } = state.errors;
      return { ...state, message: action.message, errors, changedAt: action.at };
    }
    case 'discarded':
      return { ...INITIAL_STATE, changedAt: action.at };
    case 'submitted':
      return state.isSending ? state : submit(state, action);
    case 'ended':
      return end(state, action);
    case 'interrupted': {
      if (state.isSending) return state;
      return { ...state, outcome: { kind: 'unknown', reason: 'The page was closed while sending.' } };
    }
  }
}

function submit(
  state: FormState,
  { message, isTrapped, since, at }: Extract<FormAction, { type: 'submitted' }>,
): FormState {
  const errors = validate(message);
  if (Object.keys(errors).length > 0) {
    const isIncomplete = Object.values(message).some(isEmpty);
    // The visitor still has to know that an earlier message may have arrived.
    const isUnknown = state.outcome?.kind === 'unknown';
    const last = isUnknown ? {} : { attempt: undefined, outcome: undefined };
    return { ...state, ...last, message, errors, isIncomplete, rejections: state.rejections + 1 };
  }
  // A person whose browser filled in the hidden field gets through by sending again.
  if (isTrapped && state.outcome?.kind !== 'blocked') {
    const outcome: Outcome = { kind: 'blocked', reason: 'It looked automatic.' };
    return { ...state, message, errors, attempt: undefined, outcome };
  }
  return {
    ...INITIAL_STATE,
    message,
    changedAt: at,
    isUnconfirmed: true,
    attempt: { message, since },
    isSending: true,
  };
}

/** Ends the attempt, or corrects its outcome when the answer comes after the deadline. */
function end(state: FormState, { result, at }: Extract<FormAction, { type: 'ended' }>): FormState {
  const isLate = !state.isSending;
  if (isLate && result.kind === 'unknown') return state;
  const ended = { ...state, changedAt: at, isSending: false, outcome: { ...result, isLate } };
  if (result.kind !== 'sent') return { ...ended, isUnconfirmed: result.kind === 'unknown' };
  // What the visitor has typed since then was not sent.
  const isUnchanged = state.attempt !== undefined && isSame(state.message, state.attempt.message);
  const message = isUnchanged ? EMPTY_MESSAGE : state.message;
  return { ...ended, message, isUnconfirmed: false, isRestored: false, errors: {} };
}
