import { useEffect, useRef } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
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

  // The pressed button disappears with its step. Focus moves to the outcome, unless the visitor has moved on.
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

/** Shown instead where no script runs. */
export function KeepWithoutScript() {
  return (
    <p className={`lede ${styles.without}`}>
      Keeping the site needs JavaScript, which is off. You can still save single pages: open one, then choose Download,
      Save page or Print in the browser’s menu. Every page can be printed, or saved as a PDF.
    </p>
  );
}
