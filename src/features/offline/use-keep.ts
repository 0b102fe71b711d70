import { useEffect, useRef, useState } from 'react';
import { asKeepError, canKeep, type KeepFault, keepSite, readKept, readOffer, removeKept, tidy } from './keep.ts';
import type { KeepList, KeptCopy } from './kept-copy.ts';

/** The state of keeping. `fault` says why the last action failed. */
export type KeepState =
  | { step: 'looking' }
  | { step: 'impossible' }
  | { step: 'not-kept'; offer?: Offer; after?: 'stopped' | 'removed' | undefined; fault?: KeepFault | undefined }
  | { step: 'saving'; done: number; bytes: number; isUpdate: boolean }
  | { step: 'kept'; copy: KeptCopy; offer?: Offer; fault?: KeepFault | undefined };

/** What the server offers to keep, if it answers. Undefined until it does. */
export type Offer = KeepList | 'unanswered' | undefined;

/** After this time the page says that the server does not answer. */
const OFFER_MS = 10_000;

/** The logic of keeping: what is kept, what could be, and how the visitor's actions end. */
export function useKeep() {
  const [state, setState] = useState<KeepState>({ step: 'looking' });
  const saving = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    show(look());
  }, []);

  /** Shows a state, and adds what the server offers when the answer arrives. */
  async function show(next: Promise<KeepState>) {
    setState(await next);
    askForOffer().then((offer) => {
      setState((current) => (current.step === 'kept' || current.step === 'not-kept' ? { offer, ...current } : current));
    });
  }

  async function keep() {
    if (saving.current) return;
    const controller = new AbortController();
    saving.current = controller;
    const { signal } = controller;
    const copy = state.step === 'kept' ? state.copy : undefined;
    try {
      setState({ step: 'saving', done: 0, bytes: 0, isUpdate: copy !== undefined });
      const offer = await readOffer(signal);
      const onProgress = (done: number) => {
        if (!signal.aborted) setState({ step: 'saving', done, bytes: offer.bytes, isUpdate: copy !== undefined });
      };
      onProgress(0);
      setState({ step: 'kept', copy: await keepSite(offer, { signal, onProgress }), offer });
    } catch (error) {
      const fault = signal.aborted ? undefined : asKeepError(error).fault;
      if (fault) console.error(error);
      await show(look({ fault, after: fault ? undefined : 'stopped' }));
    } finally {
      saving.current = undefined;
    }
  }

  async function remove() {
    try {
      await removeKept();
      await show(look({ after: 'removed' }));
    } catch (error) {
      console.error(error);
      await show(look({ fault: asKeepError(error).fault }));
    }
  }

  return { state, keep, remove, stop: () => saving.current?.abort() };
}

/** Cleans up, and reads what is kept on this device. @param told how the last action ended */
async function look(
  told: { fault?: KeepFault | undefined; after?: 'stopped' | 'removed' | undefined } = {},
): Promise<KeepState> {
  if (!canKeep()) return { step: 'impossible' };
  try {
    await tidy();
    const copy = await readKept();
    return copy ? { step: 'kept', copy, fault: told.fault } : { step: 'not-kept', ...told };
  } catch (error) {
    return { step: 'not-kept', fault: told.fault ?? asKeepError(error).fault };
  }
}

async function askForOffer(): Promise<Offer> {
  // Not AbortSignal.timeout(), which is newer than the oldest browsers.
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(), OFFER_MS);
  return readOffer(deadline.signal).catch(() => 'unanswered');
}
