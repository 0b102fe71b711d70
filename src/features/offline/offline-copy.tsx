import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import type { OfflineCopy as Copy, CopyList } from './copy-format.ts';
import styles from './offline-copy.module.css';
import { type CopyFailure, failureOf, fetchList, findCopy, removeCopy, saveCopy } from './offline-copy.ts';
import { FailureNotice, None, Saved, Saving } from './offline-copy-steps.tsx';

/** What the site offers to save; undefined until the server has answered. */
export type Offer = CopyList | 'unanswered' | undefined;

/** How the visitor's last action ended. */
interface Outcome {
  ended?: 'stopped' | 'removed';
  failure?: CopyFailure;
}

export type CopyState =
  | { step: 'checking' }
  | ({ step: 'none'; offer?: Offer } & Outcome)
  | { step: 'saving'; done: number; bytes: number; isUpdate: boolean }
  | ({ step: 'saved'; copy: Copy; offer?: Offer } & Outcome);

/** Saves the site on this device, shows what is saved, and removes it: docs/decisions/0013-offline.md. */
export function OfflineCopy() {
  const broken = <p>This part of the page has stopped working. Reload the page to see what is kept.</p>;
  return (
    <ErrorBoundary fallback={broken}>
      <Status />
    </ErrorBoundary>
  );
}

function Status() {
  const { state, save, remove, stop } = useOfflineCopy();
  const status = useRef<HTMLParagraphElement>(null);
  const isFirst = useRef(true);

  // The pressed button disappears with its step. Focus moves to the outcome, unless the visitor has moved on.
  useEffect(() => {
    if (state.step === 'checking') return;
    if (!isFirst.current && document.activeElement === document.body) status.current?.focus();
    isFirst.current = false;
  }, [state.step]);

  const failure = 'failure' in state ? state.failure : undefined;
  // The live regions are present from the start.
  return (
    <div className={`needs-script ${styles.copy}`}>
      <div className="stack measure" data-is-looking={state.step === 'checking' || undefined}>
        <div role="alert">{failure && <FailureNotice failure={failure} hasCopy={state.step === 'saved'} />}</div>
        <div role="status">
          <p className={`status ${styles.status}`} ref={status} tabIndex={-1}>
            {statusOf(state)}
          </p>
          {/* Every percent would be too much to announce. */}
          {state.step === 'saving' && (
            <p className="visually-hidden">{Math.floor(percentOf(state) / 25) * 25} per cent</p>
          )}
        </div>
        {state.step === 'checking' && <p>One moment. If nothing more appears here, reload the page.</p>}
        {state.step === 'none' && failure !== 'unsupported' && <None {...state} onSave={save} />}
        {state.step === 'saving' && <Saving {...state} percent={percentOf(state)} onStop={stop} />}
        {state.step === 'saved' && <Saved {...state} onUpdate={save} onRemove={remove} />}
      </div>
    </div>
  );
}

function statusOf(state: CopyState): string {
  switch (state.step) {
    case 'checking':
      return 'Checking what is kept on this phone …';
    case 'none':
      if (state.failure === 'unsupported') return 'The site cannot be kept on this device.';
      if (state.ended === 'removed') return 'Removed. The site is no longer kept on this phone.';
      if (state.ended === 'stopped') return 'Stopped. Nothing was kept.';
      return 'The site is not kept on this phone.';
    case 'saving':
      return state.isUpdate ? 'Updating the copy on this phone …' : 'Keeping the site on this phone …';
    case 'saved':
      return 'The site is kept on this phone.';
  }
}

function percentOf({ done, bytes }: { done: number; bytes: number }): number {
  return bytes > 0 ? Math.floor((done / bytes) * 100) : 0;
}

/** Shown instead where no script runs. */
export function OfflineCopyWithoutScript() {
  return (
    <p className="lede without-script">
      Keeping the site needs JavaScript, which is turned off. You can still save single pages: open one, then choose
      Download, Save page or Print in the browser’s menu. Every page can be printed, or saved as a PDF.
    </p>
  );
}

/** After this time the page says that the server does not answer. */
const OFFER_TIMEOUT_MS = 10_000;

/** The state of the offline copy, and what the visitor can do about it. */
function useOfflineCopy() {
  const [state, setState] = useState<CopyState>({ step: 'checking' });
  const attempt = useRef<AbortController>(undefined);

  useEffect(() => {
    check(setState);
  }, []);

  async function save() {
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    const isUpdate = state.step === 'saved';
    const showProgress = (done: number, bytes: number) => setState({ step: 'saving', done, bytes, isUpdate });
    showProgress(0, 0);
    try {
      const copy = await saveCopy(signal, showProgress);
      setState({ step: 'saved', copy, offer: copy });
    } catch (error) {
      await check(setState, signal.aborted ? { ended: 'stopped' } : failed(error));
    }
  }

  async function remove() {
    await check(setState, await removeCopy().then((): Outcome => ({ ended: 'removed' }), failed));
  }

  return { state, save, remove, stop: () => attempt.current?.abort() };
}

function failed(error: unknown): Outcome {
  console.error(error);
  return { failure: failureOf(error) };
}

/** Shows what is on this device, and what the site offers as soon as it answers. */
async function check(show: Dispatch<SetStateAction<CopyState>>, outcome: Outcome = {}): Promise<void> {
  if (!('serviceWorker' in navigator)) return show({ step: 'none', failure: 'unsupported' });
  try {
    const copy = await findCopy();
    show(copy ? { step: 'saved', copy, ...outcome } : { step: 'none', ...outcome });
  } catch (error) {
    show({ step: 'none', ...failed(error), ...outcome });
  }
  // AbortSignal.timeout() is newer than the oldest browsers.
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), OFFER_TIMEOUT_MS);
  const offer = await fetchList(timeout.signal).catch(() => 'unanswered' as const);
  show((current) => (current.step === 'none' || current.step === 'saved' ? { offer, ...current } : current));
}
