import type { SendResult } from './email.ts';
import { EMPTY_MESSAGE, FIELDS, type FieldErrors, type FieldName, type Message, validate } from './message.ts';

/** How an attempt to send ended: as `SendResult` has it, or `blocked` because it looked automated. */
export interface Outcome {
  kind: SendResult['kind'] | 'blocked';
  /** For the console. */
  reason?: string;
  /** It corrects an outcome that was reported before. */
  isLate?: boolean;
}

/** The contact form. Effects run when `attempt`, `outcome` or `rejections` changes: use-contact-form.ts. */
interface FormState {
  message: Message;
  /** Whether the message may have been sent: nobody knows how the last attempt ended. */
  isUnconfirmed: boolean;
  /** Whether the fields hold an earlier draft. */
  isRestored: boolean;
  /** Whether Send was pressed with a valid message before: only a first attempt can be blocked as automated. */
  hasTried: boolean;
  errors: FieldErrors;
  /** How often the form was submitted with errors. */
  rejections: number;
  /** The last message sent, and when, by `performance.now()`. It stays after its deadline: an answer may still come. */
  attempt?: { message: Message; since: number } | undefined;
  /** How the last attempt ended. It stays while the visitor corrects the message. */
  outcome?: Outcome | undefined;
}

export type FormAction =
  | { type: 'restored'; stored: Pick<FormState, 'message' | 'isUnconfirmed' | 'isRestored'> }
  | { type: 'changed'; field: FieldName; message: Message }
  | { type: 'discarded' }
  | { type: 'submitted'; message: Message; isAddress: boolean; isTrapped: boolean; since: number }
  | { type: 'ended'; result: SendResult }
  | { type: 'interrupted' };

export const INITIAL_STATE: FormState = {
  message: EMPTY_MESSAGE,
  isUnconfirmed: false,
  isRestored: false,
  hasTried: false,
  errors: {},
  rejections: 0,
};

export function isSending({ attempt, outcome }: FormState): boolean {
  return attempt !== undefined && outcome === undefined;
}

export function reduce(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'restored':
      return { ...state, ...action.stored, hasTried: action.stored.isUnconfirmed };
    case 'changed': {
      const { [action.field]: _fixed, ...errors } = state.errors;
      return { ...state, message: action.message, errors };
    }
    case 'discarded':
      return { ...INITIAL_STATE, hasTried: state.hasTried };
    case 'submitted':
      return isSending(state) ? state : submit(state, action);
    case 'ended':
      return end(state, action);
    case 'interrupted':
      // A message sent before the script loaded is a new attempt.
      if (isSending(state)) return state;
      return { ...state, outcome: { kind: 'unknown', reason: 'The page was closed while sending.' } };
  }
}

function submit(state: FormState, action: Extract<FormAction, { type: 'submitted' }>): FormState {
  const { message, isAddress, isTrapped, since } = action;
  const errors = validate(message, isAddress);
  if (Object.keys(errors).length > 0) {
    const rejected = { ...state, message, errors, rejections: state.rejections + 1 };
    // The visitor still has to know that an earlier message may have arrived.
    if (state.outcome?.kind === 'unknown') return rejected;
    return { ...rejected, attempt: undefined, outcome: undefined };
  }
  // A person whose browser filled in the hidden field gets through by sending again.
  if (isTrapped && !state.hasTried)
    return { ...state, message, hasTried: true, errors, outcome: { kind: 'blocked', reason: 'It looked automated.' } };
  const { isUnconfirmed } = state;
  return { ...INITIAL_STATE, message, isUnconfirmed, hasTried: true, attempt: { message, since } };
}

/** Ends the attempt, or corrects its outcome when the answer comes after the deadline. */
function end(state: FormState, { result }: Extract<FormAction, { type: 'ended' }>): FormState {
  const isLate = !isSending(state);
  if (isLate && result.kind === 'unknown') return state;
  const ended = { ...state, outcome: { ...result, isLate } };
  if (result.kind !== 'sent') return { ...ended, isUnconfirmed: result.kind === 'unknown' };
  // What the visitor has typed since then was not sent.
  const isUnchanged = FIELDS.every((field) => state.message[field] === state.attempt?.message[field]);
  const message = isUnchanged ? EMPTY_MESSAGE : state.message;
  return { ...ended, message, isUnconfirmed: false, isRestored: false, errors: {} };
}
