import { type SubmitEvent, useEffect, useReducer, useRef } from 'react';
import { saveDraft, storedDraft } from './draft.ts';
import { type EmailService, type SendResult, sendMessage } from './email.ts';
import { INITIAL_STATE, isSending, reduce } from './form-state.ts';
import { DEADLINE_MS, type FieldName, HONEYPOT, MIN_OPEN_MS, readMessage } from './message.ts';
import { showToast } from './toast.tsx';

/** The behaviour of the contact form: its state is in form-state.ts, its effects are here. */
export function useContactForm(service: EmailService) {
  const [state, dispatch] = useReducer(reduce, INITIAL_STATE);
  const { message, isUnconfirmed, rejections, attempt, outcome } = state;
  const isUnderWay = isSending(state);
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  // Before the script takes over, early-submit.client.ts saves what is typed.
  useEffect(() => {
    if (form.current && !form.current.dataset.isReady) return;
    saveDraft({ message, isUnconfirmed });
    if (!isUnderWay) return;
    const listeners = new AbortController();
    // Not at Send: a copy of this tab has the same storage, and would report an attempt that is not its own.
    const leave = () => saveDraft({ message, isUnconfirmed: true });
    addEventListener('pagehide', leave, listeners);
    // Phones close a page that is out of sight without warning.
    addEventListener('visibilitychange', leave, listeners);
    return () => listeners.abort();
  }, [message, isUnconfirmed, isUnderWay]);

  // The script may load late: early-submit.client.ts has held what was stored, typed or sent before.
  useEffect(() => {
    const early = form.current;
    if (!early) return;
    const { waitingSince, hasFailed } = early.dataset;
    const isUnconfirmed = storedDraft()?.isUnconfirmed === true;
    const isRestored = early.dataset.isRestored === 'true';
    dispatch({ type: 'restored', stored: { message: readMessage(early), isUnconfirmed, isRestored } });
    early.dataset.isReady = 'true';
    if (waitingSince) dispatch(submission(early, Number(waitingSince)));
    if (isUnconfirmed && !hasFailed) dispatch({ type: 'interrupted' });
  }, []);

  useEffect(() => {
    if (rejections > 0 && form.current) focusFirstError(form.current);
  }, [rejections]);

  useEffect(() => {
    if (!attempt) return;
    const listeners = new AbortController();
    const end = (result: SendResult) => {
      if (!listeners.signal.aborted) dispatch({ type: 'ended', result });
    };
    const send = () => sendMessage(attempt.message, service).then(end);
    const waitMs = MIN_OPEN_MS - performance.now();
    const waiting = waitMs > 0 ? setTimeout(send, waitMs) : undefined;
    if (waiting === undefined) send();
    const giveUp = (reason: string) => end({ kind: 'unknown', reason });
    const deadline = setTimeout(
      () => giveUp(`No answer within ${DEADLINE_MS} ms.`),
      attempt.since + DEADLINE_MS - performance.now(),
    );
    // Timers stop in the back-forward cache, so nobody knows how sending ended.
    addEventListener('pageshow', ({ persisted }) => persisted && giveUp('The page was left while sending.'), listeners);
    return () => {
      listeners.abort();
      clearTimeout(waiting);
      clearTimeout(deadline);
    };
  }, [attempt, service]);

  useEffect(() => {
    if (!outcome) return;
    const { kind, reason, isLate } = outcome;
    showToast(kind === 'sent');
    // A late answer is announced by its toast: the focus stays where the visitor is now. It was logged already.
    if (isLate) return;
    status.current?.focus();
    if (kind !== 'sent')
      console.error(`The message ${kind === 'unknown' ? 'may not have been' : 'was not'} sent:`, reason);
  }, [outcome]);

  return {
    form,
    status,
    state,
    change(field: FieldName) {
      // All fields, since a program may have filled in another one without an event.
      if (form.current) dispatch({ type: 'changed', field, message: readMessage(form.current) });
    },
    discard() {
      dispatch({ type: 'discarded' });
      form.current?.querySelector('input')?.focus();
    },
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      dispatch(submission(event.currentTarget, performance.now()));
    },
  };
}

/** What Send submits. @param since when it was pressed */
function submission(form: HTMLFormElement, since: number) {
  const isAddress = form.querySelector<HTMLInputElement>('[type="email"]')?.validity.typeMismatch === false;
  const isTrapped = Boolean(new FormData(form).get(HONEYPOT));
  return { type: 'submitted', message: readMessage(form), isAddress, isTrapped, since } as const;
}

/** Moves the focus to the first field with an error. Both the field and the alert are in view if the screen allows. */
function focusFirstError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  field?.focus({ preventScroll: true });
  field?.parentElement?.scrollIntoView({ block: 'nearest' });
}
