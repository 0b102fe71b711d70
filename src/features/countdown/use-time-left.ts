import { useCallback, useSyncExternalStore } from 'react';
import { watchSeconds } from './clock.ts';
import { localInstant, secondsLeft, type TimeLeft, toTimeLeft } from './countdown.ts';

export interface CountdownProps {
  /** `YYYY-MM-DDTHH:MM:SS` on the visitor's own clock. */
  target: string;
  /** Whether the target had passed in every time zone when the page was built: then zeros are true without script. */
  hasPassed: boolean;
}

/** Time left until the target, renewed on every whole second; nothing before the visitor's clock can be read. */
export function useTimeLeft({ target, hasPassed }: CountdownProps): TimeLeft | undefined {
  const instant = localInstant(target);
  const seconds = useSyncExternalStore(
    useCallback((onTick: () => void) => watchSeconds(onTick, instant), [instant]),
    () => secondsLeft(instant, Date.now()),
    () => (hasPassed ? 0 : undefined),
  );
  return seconds === undefined ? undefined : toTimeLeft(seconds);
}

/**
 * Whether React has taken the markup over: not in the build, nor at hydration, when the elements hold figures of
 * first-frame.ts that React does not know. A key that changes with it replaces those elements, since in them React
 * would not correct a wrong figure wherever the right one is what it believes to be there already.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}

const watchNothing = () => () => {};
