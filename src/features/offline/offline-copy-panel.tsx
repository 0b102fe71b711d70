import { useEffect, useRef } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Lede } from '../../ui/letters.tsx';
import { Status } from '../../ui/report.tsx';
import styles from './offline-copy-panel.module.css';
import { FailureNotice, None, Saved, Saving } from './offline-copy-steps.tsx';
import { type CopyState, useOfflineCopy } from './use-offline-copy.ts';

/** Saves the site on this device, shows what is saved, and removes it: docs/decisions/0013-offline.md. */
export function OfflineCopyPanel() {
  const broken = <p>This part of the page has stopped working. Reload the page to see what is kept.</p>;
  return (
    <ErrorBoundary fallback={broken}>
      <Panel />
    </ErrorBoundary>
  );
}

function Panel() {
  const { state, save, remove, stop } = useOfflineCopy();
  const status = useRef<HTMLParagraphElement>(null);
  const isFirst = useRef(true);

  // The pressed button disappears with its step. Focus moves to the outcome, unless the visitor has moved on.
  useEffect(() => {
    if (state.step === 'checking') return;
    if (!isFirst.current && document.activeElement === document.body) status.current?.focus();
    isFirst.current = false;
  }, [state.step]);

  const failure = 'failure' in state ? state.failure : undefined;
  // The live regions are present from the start.
  return (
    <div className={`needs-script ${styles.panel}`}>
      <div className="stack measure" data-is-looking={state.step === 'checking' || undefined}>
        <div className="no-row-if-empty" role="alert">
          {failure && <FailureNotice failure={failure} hasCopy={state.step === 'saved'} />}
        </div>
        <div role="status">
          <Status className={styles.status} ref={status}>
            {statusOf(state)}
          </Status>
          {/* Every percent would be too much to announce. */}
          {state.step === 'saving' && (
            <p className="visually-hidden">{Math.floor(percentOf(state) / 25) * 25} per cent</p>
          )}
        </div>
        {state.step === 'checking' && <p>One moment. If nothing more appears here, reload the page.</p>}
        {state.step === 'none' && failure !== 'unsupported' && <None {...state} onSave={save} />}
        {state.step === 'saving' && <Saving {...state} percent={percentOf(state)} onStop={stop} />}
        {state.step === 'saved' && <Saved {...state} onUpdate={save} onRemove={remove} />}
      </div>
    </div>
  );
}

function statusOf(state: CopyState): string {
  switch (state.step) {
    case 'checking':
      return 'Checking what is kept on this phone …';
    case 'none':
      if (state.failure === 'unsupported') return 'The site cannot be kept on this device.';
      if (state.ended === 'removed') return 'Removed. The site is no longer kept on this phone.';
      if (state.ended === 'stopped') return 'Stopped. Nothing was kept.';
      return 'The site is not kept on this phone.';
    case 'saving':
      return state.isUpdate ? 'Updating the copy on this phone …' : 'Keeping the site on this phone …';
    case 'saved':
      return 'The site is kept on this phone.';
  }
}

function percentOf({ done, bytes }: { done: number; bytes: number }): number {
  return bytes > 0 ? Math.floor((done / bytes) * 100) : 0;
}

/** Shown instead where no script runs. */
export function OfflineCopyWithoutScript() {
  return (
    <Lede className="without-script">
      Keeping the site needs JavaScript, which is turned off. You can still save single pages: open one, then choose
      Download, Save page or Print in the browser’s menu. Every page can be printed, or saved as a PDF.
    </Lede>
  );
}
