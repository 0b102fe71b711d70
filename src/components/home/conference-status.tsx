import { useSyncExternalStore } from 'react';
import { type ConferenceDays, phaseAt } from '../../lib/dates.ts';
import { capitalise } from '../../lib/numbers.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import styles from './conference-status.module.css';

interface ConferenceStatusProps {
  days: ConferenceDays;
  timeZone: string;
  /** Such as `ninth edition`. */
  editionName: string;
  /** Whether the conference was over when the page was built: then that is true without script. */
  isOver: boolean;
}

/** The line beside the countdown during and after the conference, by the clock of the venue. Nothing before. */
export function ConferenceStatus(props: ConferenceStatusProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Status {...props} />
    </ErrorBoundary>
  );
}

function Status({ days, timeZone, editionName, isOver }: ConferenceStatusProps) {
  const line = useSyncExternalStore(
    watchReturns,
    () => statusLine(Date.now(), days, timeZone, editionName),
    () => (isOver ? afterLine(editionName) : ''),
  );
  return line && <p className={styles.status}>{line}</p>;
}

/** What to say at an instant. @param now milliseconds since the epoch */
function statusLine(now: number, days: ConferenceDays, timeZone: string, editionName: string): string {
  const phase = phaseAt(now, days, timeZone);
  if (phase.name === 'after') return afterLine(editionName);
  return phase.name === 'during' ? `The conference is in session: day ${phase.day} of ${phase.of}.` : '';
}

function afterLine(editionName: string): string {
  return `${capitalise(`the ${editionName}`)} has ended. Thank you to everyone who took part.`;
}

/** The phase changes at midnight at the venue: it is looked up again when the visitor comes back to the tab. */
function watchReturns(onReturn: () => void): () => void {
  document.addEventListener('visibilitychange', onReturn);
  return () => document.removeEventListener('visibilitychange', onReturn);
}
