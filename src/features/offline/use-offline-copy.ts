import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { type CopyFailure, failureOf } from './copy-failures.ts';
import { fetchList, findCopy, removeCopy, saveCopy } from './copy-store.ts';
import type { CopyList, OfflineCopy } from './offline-copy-format.ts';

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
  | ({ step: 'saved'; copy: OfflineCopy; offer?: Offer } & Outcome);

/** After this time the page says that the server does not answer. */
const OFFER_TIMEOUT_MS = 10_000;

/** The state of the offline copy, and what the visitor can do about it. */
export function useOfflineCopy() {
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
