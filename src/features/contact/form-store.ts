import { useSyncExternalStore } from 'react';
import { EMPTY, type FormEvent, type FormState, nextState } from './form-state.ts';

interface Snapshot {
  state: FormState;
  /** After an error in React, only the toast shows the outcome: the outcome panel may have caused the error. */
  isPlain: boolean;
}

/** The state is outside React, so that the visitor’s text is kept if React fails. */
let snapshot: Snapshot = { state: EMPTY, isPlain: false };
const listeners = new Set<() => void>();

export const getForm = () => snapshot;

export function dispatch(event: FormEvent): void {
  const state = nextState(snapshot.state, event);
  if (state === snapshot.state) return;
  snapshot = { state, isPlain: false };
  for (const listener of listeners) listener();
}

/** Drops the outcome panel, which may have caused an error in React. @returns whether to draw again: not the second time */
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
