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
} from './contact-form.ts';
import { type ContactMessage, type EmailService, type SendResult, sendMessage } from './email.ts';
import type { Outcome } from './outcome.tsx';
import { holdSendingLock, isSendingLockHeld } from './sending-lock.ts';
import { toastFailure, toastSuccess } from './toaster.tsx';
import { useDraft } from './use-draft.ts';

/** The state of the form. The outcome of an attempt stays while the visitor corrects the message. */
type State =
  | { step: 'sending' }
  | {
      step: 'writing';
      errors: FieldErrors;
      /** When the form was submitted with an empty field: each time the alert is a new one, which is announced. */
      incompleteAt?: number | undefined;
      outcome?: Outcome;
      isRestored?: boolean;
    };

const NEW = { step: 'writing', errors: {} } satisfies State;

/** The contact form without its looks: what is written, the state of sending, and where the focus goes. */
export function useContactForm(service: EmailService) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [state, setState] = useState<State>(NEW);
  const draft = useDraft();
  const form = useRef<HTMLFormElement>(null);
  const verdict = useRef<HTMLParagraphElement>(null);
  // Refs and not state: a double click or a late answer comes before the state is rendered.
  const isSending = useRef(false);
  const attempt = useRef<ContactMessage>(undefined);
  const pressedAt = useRef<number>(undefined);
  const focusNext = useRef<'error' | 'verdict' | 'first'>(undefined);

  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (target === 'error' && form.current) focusFirstError(form.current);
    if (target === 'first') form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
    if (target === 'verdict') verdict.current?.focus();
  });

  // The script may load late: features/contact/early-submit.client.ts has held what was typed or sent before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has loaded
  useEffect(() => {
    const early = form.current;
    if (!early) return;
    const typed = readMessage(early);
    const { isTyped, waitingSince, hasFailed } = early.dataset;
    const restored = draft.restore(typed);
    const wasFilledIn = restored !== undefined && !isSame(restored.message, typed);
    setMessage(restored?.message ?? typed);
    early.dataset.isReady = 'true';
    // Never send what the visitor has not seen in the fields.
    if (waitingSince && !wasFilledIn) {
      pressedAt.current = Number(waitingSince);
      // Safari before 16 has no requestSubmit().
      early.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
      return;
    }
    if (!restored) return;
    setState({ ...NEW, isRestored: wasFilledIn || (!isTyped && !isBlank(restored.message)) });
    if (restored.isUnconfirmed && !hasFailed) reportInterrupted();
  }, []);

  // Time stood still in the back-forward cache, so nobody knows how sending ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads refs only
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isSending.current && attempt.current) {
        conclude({ kind: 'unknown', reason: 'The page was left while sending.' }, attempt.current);
      }
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  function change(field: FieldName) {
    if (!form.current) return;
    // All fields, since what was typed in another one may not be rendered yet.
    const changed = readMessage(form.current);
    setMessage(changed);
    draft.save(changed);
    setState((current) => (current.step === 'writing' ? withoutError(current, field) : current));
  }

  function discard() {
    attempt.current = undefined;
    setMessage(EMPTY_MESSAGE);
    draft.saveAttempt(EMPTY_MESSAGE, false);
    setState(NEW);
    focusNext.current = 'first';
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending.current || !form.current) return;
    const message = readMessage(form.current);
    const errors = validate(message);
    if (Object.keys(errors).length > 0) {
      const incompleteAt = Object.values(message).some(isEmpty) ? event.timeStamp : undefined;
      // The visitor still has to know that an earlier message may have arrived.
      setState((current) => {
        const isUnknown = current.step === 'writing' && current.outcome === 'unknown';
        return { step: 'writing', errors, incompleteAt, ...(isUnknown && { outcome: 'unknown' }) };
      });
      focusNext.current = 'error';
    } else if (isHoneypotFilled(form.current)) {
      report('blocked', 'It looked automatic.');
    } else {
      send(message);
    }
  }

  async function send(message: ContactMessage) {
    const since = pressedAt.current ?? performance.now();
    pressedAt.current = undefined;
    attempt.current = message;
    isSending.current = true;
    draft.saveAttempt(message, true);
    setState({ step: 'sending' });

    const isCurrent = () => attempt.current === message;
    const sent = untilOpenFor(MIN_OPEN_MS).then(() =>
      sendMessage(message, service, {
        withinMs: Math.max(0, DEADLINE_MS - (performance.now() - since)),
        onLateAnswer: (late) => isCurrent() && conclude(late, message),
      }),
    );
    holdSendingLock(sent);
    const result = await sent;
    if (isCurrent() && (isSending.current || result.kind !== 'unknown')) conclude(result, message);
  }

  /** Ends an attempt, or corrects its outcome when an answer comes late. */
  function conclude(result: SendResult, sent: ContactMessage) {
    const isLate = !isSending.current;
    isSending.current = false;
    const written = form.current ? readMessage(form.current) : sent;
    if (result.kind === 'sent') {
      attempt.current = undefined;
      // What the visitor has typed since then was not sent.
      const rest = isSame(written, sent) ? EMPTY_MESSAGE : written;
      setMessage(rest);
      draft.saveAttempt(rest, false);
      report('sent', undefined, isLate);
    } else {
      draft.saveAttempt(written, result.kind === 'unknown');
      report(result.kind, result.reason, isLate);
    }
  }

  /** An attempt was under way when a page was closed, unless another tab is still sending it. */
  async function reportInterrupted() {
    if (await isSendingLockHeld()) return;
    if (!isSending.current) report('unknown', 'The page was closed while sending.');
  }

  function report(outcome: Outcome, reason: string | undefined, isLate = false) {
    setState((current) => {
      const isRestored = current.step === 'writing' && current.isRestored === true;
      return { ...NEW, outcome, isRestored: isRestored && outcome !== 'sent' };
    });
    if (outcome === 'sent') toastSuccess();
    else toastFailure();
    // A late answer is announced by its toast: the focus stays where the visitor is now. It was logged already.
    if (isLate) return;
    focusNext.current = 'verdict';
    if (reason) console.error(`The message ${outcome === 'unknown' ? 'may not have been' : 'was not'} sent:`, reason);
  }

  return { form, verdict, message, state, change, discard, submit };
}

/** The state after a field was changed: its error goes, and the alert with the last error. */
function withoutError(state: Extract<State, { step: 'writing' }>, field: FieldName): State {
  const { [field]: _changed, ...errors } = state.errors;
  return { ...state, errors, incompleteAt: Object.keys(errors).length > 0 ? state.incompleteAt : undefined };
}

/** Moves the focus to the first field with an error. Both the field and the alert are in view if the screen allows. */
function focusFirstError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  field?.focus({ preventScroll: true });
  field?.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** Whether the field that people do not see was filled in. It is emptied, so a person who sends again gets through. */
function isHoneypotFilled(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(HONEYPOT);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false;
  trap.value = '';
  return true;
}

function untilOpenFor(ms: number): Promise<void> {
  const left = ms - performance.now();
  return left > 0 ? new Promise((resolve) => setTimeout(resolve, left)) : Promise.resolve();
}
