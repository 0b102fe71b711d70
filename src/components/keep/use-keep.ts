import { useEffect, useRef, useState } from 'react';
import {
  asKeepError,
  canKeep,
  type KeepFault,
  keepSite,
  readKept,
  readOffer,
  removeKept,
  tidy,
} from '../../lib/keep.ts';
import type { KeepList, KeptCopy } from '../../lib/kept-copy.ts';

/** Where keeping stands. `fault` is why the last try came to nothing. */
export type KeepState =
  | { step: 'looking' }
  | { step: 'impossible' }
  | { step: 'not-kept'; offer?: KeepList | undefined; after?: 'stopped' | 'removed'; fault?: KeepFault | undefined }
  | { step: 'saving'; done: number; bytes: number; isUpdate: boolean }
  | {
      step: 'kept';
      copy: KeptCopy;
      /** What the server has now; nothing where it does not answer. */
      offer?: KeepList | undefined;
      fault?: KeepFault | undefined;
    };

/** Keeping without its looks: what is kept, what could be, and how the visitor's actions end. */
export function useKeep() {
  const [state, setState] = useState<KeepState>({ step: 'looking' });
  const saving = useRef<AbortController>(undefined);

  useEffect(() => {
    look().then(setState);
    // Whoever leaves the page stops it: nothing goes on behind their back.
    return () => saving.current?.abort();
  }, []);

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
      const before = await look();
      setState(
        before.step === 'kept'
          ? { ...before, fault }
          : { ...before, ...(fault ? { fault } : { after: 'stopped' }), step: 'not-kept' },
      );
    } finally {
      saving.current = undefined;
    }
  }

  async function remove() {
    await removeKept();
    const offer = await offerIfAny();
    setState({ step: 'not-kept', offer, after: 'removed' });
  }

  return { state, keep, remove, stop: () => saving.current?.abort() };
}

/** What is kept on this device, and what the server has. */
async function look(): Promise<KeepState> {
  if (!canKeep()) return { step: 'impossible' };
  try {
    const copy = await readKept();
    await tidy(copy);
    const offer = await offerIfAny();
    return copy ? { step: 'kept', copy, offer } : { step: 'not-kept', offer };
  } catch (error) {
    return { step: 'not-kept', fault: asKeepError(error).fault };
  }
}

/** What the server has to be kept; nothing where it does not answer. */
async function offerIfAny(): Promise<KeepList | undefined> {
  return readOffer().catch(() => undefined);
}
