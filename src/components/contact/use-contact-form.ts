import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  DEADLINE_MS,
  EMPTY_MESSAGE,
  type FieldErrors,
  type FieldName,
  HONEYPOT,
  isBlank,
  isEmpty,
  isSame,
  MIN_OPEN_MS,
  readMessage,
  validate,
} from '../../lib/contact-form.ts';
import type { Attempt } from '../../lib/draft.ts';
import { type ContactMessage, type EmailService, type SendResult, sendMessage } from '../../lib/email.ts';
import { newReference, withReference } from '../../lib/reference.ts';
import { type Outcome, outcomeOf, TOASTS } from './outcome.tsx';
import { toastSent, toastWarning } from './toaster.tsx';
import { useDraft } from './use-draft.ts';

const FILL_IN_ALL = 'Please fill in all fields before submitting.';

/** Where the form stands. What was told stays told while the visitor mends the message. */
type State =
  | { step: 'sending' }
  | { step: 'writing'; errors: FieldErrors; alert?: string | undefined; told?: Outcome; isRestored?: boolean };

const AFRESH = { step: 'writing', errors: {} } satisfies State;

/** The contact form without its looks: what is written, how sending stands, and where the focus goes. */
export function useContactForm(service: EmailService) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [state, setState] = useState<State>(AFRESH);
  const draft = useDraft();
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  // Refs and not state: a double click, or a late answer, comes before the state is rendered.
  const isSending = useRef(false);
  const attempt = useRef<Attempt>(undefined);
  const focusNext = useRef<'error' | 'outcome' | 'first'>(undefined);

  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (target === 'error') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (target === 'first') form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
    if (target === 'outcome') outcome.current?.focus();
  });

  // Script may come late: what was typed, or sent, before it came is taken over and not lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script arrives
  useEffect(() => {
    const early = form.current;
    if (!early) return;
    const typed = readMessage(early);
    const { isTyped, waitingSince } = early.dataset;
    const restored = draft.restore(typed);
    const wasFilled = restored !== undefined && !isSame(restored.message, typed);
    attempt.current = restored?.attempt;
    setMessage(restored?.message ?? typed);
    early.dataset.isReady = 'true';
    early.dispatchEvent(new Event('ready', { bubbles: true }));
    // What someone has not seen in the fields is not sent for them.
    if (waitingSince && !wasFilled) return early.requestSubmit();
    if (!restored) return;
    const isRestored = wasFilled || (!isTyped && !isBlank(restored.message));
    if (!restored.attempt?.isOpen) return setState({ ...AFRESH, isRestored });
    setState({ ...AFRESH, isRestored, told: { kind: 'unknown', reference: restored.attempt.reference } });
    toastWarning(TOASTS.unknown);
    focusNext.current = 'outcome';
  }, []);

  // Back from the back-forward cache: the clock stood still, so how sending stood is not known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads refs only
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isSending.current && attempt.current) {
        conclude({ kind: 'unknown', reason: 'The page was left while sending.' }, attempt.current);
      }
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  function change(field: FieldName) {
    if (!form.current) return;
    // All fields and not the one: what else was typed may not be rendered yet.
    const changed = readMessage(form.current);
    setMessage(changed);
    draft.keep(changed);
    setState((current) => (current.step === 'writing' ? withoutError(current, field) : current));
  }

  function discard() {
    attempt.current = undefined;
    setMessage(EMPTY_MESSAGE);
    draft.keepAttempt(EMPTY_MESSAGE, undefined);
    setState(AFRESH);
    focusNext.current = 'first';
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending.current || !form.current) return;
    const message = readMessage(form.current);
    const errors = validate(message);
    if (Object.keys(errors).length > 0) {
      const alert = Object.values(message).some(isEmpty) ? FILL_IN_ALL : undefined;
      // An attempt that may have arrived is not forgotten over this one.
      setState((current) => {
        const told = current.step === 'writing' && current.told?.kind === 'unknown' ? { told: current.told } : {};
        return { step: 'writing', errors, alert, ...told };
      });
      focusNext.current = 'error';
    } else if (springHoneypot(form.current)) {
      tell({ kind: 'blocked' });
    } else {
      send(message, form.current);
    }
  }

  async function send(message: ContactMessage, { dataset }: HTMLFormElement) {
    const since = Number(dataset.waitingSince ?? performance.now());
    delete dataset.waitingSince;
    const before = attempt.current;
    // The same text goes under the same reference, by which the secretariat knows a repetition.
    const reference = before && isSame(before.message, message) ? before.reference : newReference();
    const current: Attempt = { reference, message, isOpen: true };
    attempt.current = current;
    isSending.current = true;
    draft.keepAttempt(message, current);
    setState({ step: 'sending' });

    await untilOpenFor(MIN_OPEN_MS);
    const sent = withReference({ ...message, email: message.email.trim() }, reference);
    const isCurrent = () => attempt.current === current;
    const result = await sendMessage(sent, service, {
      withinMs: Math.max(0, DEADLINE_MS - (performance.now() - since)),
      onLateAnswer: (late) => isCurrent() && conclude(late, current),
    });
    if (isCurrent() && (isSending.current || result.kind !== 'unknown')) conclude(result, current);
  }

  /** Ends an attempt, or corrects what was told of it when an answer comes late. */
  function conclude(result: SendResult, ended: Attempt) {
    const isLate = !isSending.current;
    isSending.current = false;
    const written = form.current ? readMessage(form.current) : ended.message;
    if (result.kind === 'sent') {
      attempt.current = undefined;
      // Who has gone on writing meanwhile has not sent that.
      const left = isSame(written, ended.message) ? EMPTY_MESSAGE : written;
      setMessage(left);
      draft.keepAttempt(left, undefined);
    } else {
      console.error(`The message ${result.kind === 'unknown' ? 'may not have been' : 'was not'} sent:`, result.reason);
      ended.isOpen = result.kind === 'unknown';
      draft.keepAttempt(written, ended);
    }
    tell(outcomeOf(result, ended.reference), isLate);
  }

  function tell(told: Outcome, isLate = false) {
    setState({ ...AFRESH, told });
    if (told.kind === 'sent') toastSent(TOASTS.sent);
    else toastWarning(TOASTS[told.kind]);
    // Late news is announced by its toast; the visitor is not torn away from what they do by now.
    if (!isLate) focusNext.current = 'outcome';
  }

  function dismissAlert() {
    setState((current) => (current.step === 'writing' ? { ...current, alert: undefined } : current));
    focusNext.current = 'error';
  }

  return { form, outcome, message, state, change, discard, submit, dismissAlert };
}

/** The state once a field is being mended: its message goes, the others stay. */
function withoutError(state: Extract<State, { step: 'writing' }>, field: FieldName): State {
  const { [field]: _mended, ...errors } = state.errors;
  return { ...state, errors };
}

/** Whether the field that no person sees was filled in. It is emptied: a person who sends again gets through. */
function springHoneypot(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(HONEYPOT);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false;
  trap.value = '';
  return true;
}

function untilOpenFor(ms: number): Promise<void> {
  const left = ms - performance.now();
  return left > 0 ? new Promise((resolve) => setTimeout(resolve, left)) : Promise.resolve();
}
