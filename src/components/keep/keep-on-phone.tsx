import { useEffect, useRef } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import styles from './keep-on-phone.module.css';
import { KeepStatus } from './keep-status.tsx';
import { useKeep } from './use-keep.ts';

/** Keeps the site on this device, shows what is kept, and removes it: docs/decisions/0013-offline.md. */
export function KeepOnPhone() {
  const broken = <p>This part of the page has stopped working. Reload the page to see what is kept.</p>;
  return (
    <ErrorBoundary fallback={broken}>
      <Keep />
    </ErrorBoundary>
  );
}

function Keep() {
  const { state, keep, remove, stop } = useKeep();
  const verdict = useRef<HTMLParagraphElement>(null);
  const isActedOn = useRef(false);

  // The button that was pressed goes with its step: who was on it goes on at what came of it, unless
  // they are elsewhere by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step changes
  useEffect(() => {
    if (isActedOn.current && document.activeElement === document.body) verdict.current?.focus();
  }, [state.step]);

  const acting = (act: () => void) => () => {
    isActedOn.current = true;
    act();
  };
  return (
    <div className={styles.keep}>
      <KeepStatus state={state} ref={verdict} onKeep={acting(keep)} onStop={acting(stop)} onRemove={acting(remove)} />
    </div>
  );
}

/** What stands in its place where no script runs. */
export function KeepWithoutScript() {
  return (
    <p className={`lede ${styles.without}`}>
      Keeping the site needs JavaScript, which is off. Your browser can keep single pages by itself: open one and choose
      Download, Save page or Print in the browser’s menu. Every page prints on plain paper, and as a PDF.
    </p>
  );
}

/** What stands in its place where the secretariat has switched keeping off. */
export function KeepSwitchedOff() {
  return (
    <p className="lede">
      Keeping is switched off for now. Phones that had kept the site have removed their copy, or do so at their next
      visit. Every page opens with a network as ever.
    </p>
  );
}
