import { useSyncExternalStore } from 'react';
import { EMPTY, type FormEvent, type FormState, nextState } from './form-state.ts';

interface Snapshot {
  state: FormState;
  /** After an error, the outcome is only in the toast: what is said at the form may have failed. */
  isPlain: boolean;
}

/** Outside React: a tree that breaks must not take the text with it. */
let snapshot: Snapshot = { state: EMPTY, isPlain: false };
const listeners = new Set<() => void>();

export const getForm = () => snapshot;

export function dispatch(event: FormEvent): void {
  const state = nextState(snapshot.state, event);
  if (state === snapshot.state) return;
  snapshot = { state, isPlain: false };
  for (const listener of listeners) listener();
}

/** After an error. @returns whether to draw the form again: not if it was plain already */
export function makePlain(): boolean {
  const { isPlain } = snapshot;
  snapshot = { ...snapshot, isPlain: true };
  return !isPlain;
}

export function useForm(): Snapshot {
  return useSyncExternalStore(subscribe, getForm, getForm);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
