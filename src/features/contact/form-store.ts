import { useSyncExternalStore } from 'react';
import { EMPTY, type FormEvent, type FormState, nextState } from './form-state.ts';

interface Snapshot {
  state: FormState;
  /** After an error of React, the outcome is only in the toast: its panel at the form may have caused the error. */
  isPlain: boolean;
}

/** The state is outside React, so that the visitor’s text survives a tree that breaks. */
let snapshot: Snapshot = { state: EMPTY, isPlain: false };
const listeners = new Set<() => void>();

export const getForm = () => snapshot;

export function dispatch(event: FormEvent): void {
  const state = nextState(snapshot.state, event);
  if (state === snapshot.state) return;
  snapshot = { state, isPlain: false };
  for (const listener of listeners) listener();
}

/** Called after an error of React. @returns whether to draw the form again: false if it was plain already */
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
