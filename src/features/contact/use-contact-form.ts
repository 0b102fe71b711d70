import { type SubmitEvent, useEffect, useReducer, useRef } from 'react';
import { DEADLINE_MS, type FieldName, HONEYPOT, MIN_OPEN_MS, readMessage } from './contact-form.ts';
import { DRAFT_KEY, holdSendingLock, isSendingLockHeld, saveDraft, storedDraft } from './draft.ts';
import { type EmailService, type SendResult, sendMessage } from './email.ts';
import { INITIAL_STATE, isSending, reduce } from './form-state.ts';
import { showToast } from './outcome.tsx';

/** The behaviour of the contact form: its state is in form-state.ts, its effects are here. */
export function useContactForm(service: EmailService) {
  const [state, dispatch] = useReducer(reduce, INITIAL_STATE);
  const { message, changedAt, isUnconfirmed, rejections, attempt, outcome } = state;
  const isUnderWay = isSending(state);
  const form = useRef<HTMLFormElement>(null);
  const verdict = useRef<HTMLParagraphElement>(null);

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
    if (isUnconfirmed && !hasFailed) {
      isSendingLockHeld().then((isHeld) => isHeld || dispatch({ type: 'interrupted' }));
    }
  }, []);

  // Phones close pages without warning, and another tab that sends or deletes its draft takes this one with it.
  useEffect(() => {
    if (changedAt === undefined) return;
    const save = () => saveDraft({ message, savedAt: changedAt, isUnconfirmed });
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === DRAFT_KEY && newValue === null) save();
    };
    const listeners = new AbortController();
    save();
    addEventListener('pagehide', save, listeners);
    addEventListener('visibilitychange', save, listeners);
    addEventListener('storage', onStorage, listeners);
    return () => listeners.abort();
  }, [message, changedAt, isUnconfirmed]);

  useEffect(() => {
    if (rejections > 0 && form.current) focusFirstError(form.current);
  }, [rejections]);

  useEffect(() => (isUnderWay ? holdSendingLock() : undefined), [isUnderWay]);

  useEffect(() => {
    if (!attempt) return;
    const listeners = new AbortController();
    const end = (result: SendResult) => {
      if (!listeners.signal.aborted) dispatch({ type: 'ended', result, at: Date.now() });
    };
    const send = () => sendMessage(attempt.message, service).then(end);
    const early = MIN_OPEN_MS - performance.now();
    const opening = early > 0 ? setTimeout(send, early) : void send();
    const giveUp = (reason: string) => end({ kind: 'unknown', reason });
    const deadline = setTimeout(
      () => giveUp(`No answer within ${DEADLINE_MS} ms.`),
      attempt.since + DEADLINE_MS - performance.now(),
    );
    // Timers stop in the back-forward cache, so nobody knows how sending ended.
    addEventListener('pageshow', ({ persisted }) => persisted && giveUp('The page was left while sending.'), listeners);
    return () => {
      listeners.abort();
      clearTimeout(opening);
      clearTimeout(deadline);
    };
  }, [attempt, service]);

  useEffect(() => {
    if (!outcome) return;
    const { kind, reason, isLate } = outcome;
    showToast(kind === 'sent');
    // A late answer is announced by its toast: the focus stays where the visitor is now. It was logged already.
    if (isLate) return;
    verdict.current?.focus();
    if (kind !== 'sent')
      console.error(`The message ${kind === 'unknown' ? 'may not have been' : 'was not'} sent:`, reason);
  }, [outcome]);

  return {
    form,
    verdict,
    state,
    change(field: FieldName) {
      // All fields, since a program may have filled in another one without an event.
      if (form.current) dispatch({ type: 'changed', field, message: readMessage(form.current), at: Date.now() });
    },
    discard() {
      dispatch({ type: 'discarded', at: Date.now() });
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
  return { type: 'submitted', message: readMessage(form), isAddress, isTrapped, since, at: Date.now() } as const;
}

/** Moves the focus to the first field with an error. Both the field and the alert are in view if the screen allows. */
function focusFirstError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  field?.focus({ preventScroll: true });
  field?.parentElement?.scrollIntoView({ block: 'nearest' });
}
