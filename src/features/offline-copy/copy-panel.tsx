import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { fetchList, findCopy, removeCopy, saveCopy } from './copy.ts';
import type { OfflineCopy } from './copy-list.ts';
import styles from './copy-panel.module.css';
import { describeContents, describeCopy, type Outcome } from './describe-copy.ts';

/** `built`: as in the HTML, before the script has looked for a copy. */
type State =
  | { kind: 'built' }
  | { kind: 'unable' }
  | { kind: 'idle'; copy: OfflineCopy | undefined; outcome: Outcome | undefined }
  | { kind: 'busy'; copy: OfflineCopy | undefined };

/** Keeps the site on this device, says since when, and removes it. */
export function CopyPanel() {
  const saveButton = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>({ kind: 'built' });
  /** Size of a copy that would be saved now. */
  const [bytes, setBytes] = useState<number>();

  useEffect(() => {
    look().then(setState);
    // Without a network there is only the size of the copy.
    fetchList().then(
      (list) => setBytes(list.bytes),
      () => {},
    );
  }, []);

  if (state.kind === 'built' || state.kind === 'unable') {
    return (
      <div className={clsx('measure', styles.panel)}>
        {/* The browser may have translated it before React runs. */}
        <p className={state.kind === 'built' ? 'without-script' : undefined} suppressHydrationWarning>
          Keeping the site needs JavaScript and a browser that allows it, which private windows often do not.
        </p>
      </div>
    );
  }

  const { kind, copy } = state;
  const size = copy?.bytes ?? bytes;

  async function run(work: () => Promise<Outcome>) {
    if (kind === 'busy') return;
    setState({ kind: 'busy', copy });
    setState(await look(await work()));
  }

  function remove() {
    // The pressed button goes away.
    saveButton.current?.focus();
    run(removeCopy);
  }

  return (
    <div className={clsx('measure', styles.panel)}>
      <div className="stack">
        <p role="status">
          {kind === 'busy' ? 'One moment. Please stay on this page.' : describeCopy(copy, state.outcome)}
        </p>
        <p className={clsx('actions', styles.buttons)}>
          <Button kind="accent" ref={saveButton} onClick={() => run(saveCopy)}>
            {copy ? 'Keep it again' : 'Keep the site on this device'}
          </Button>
          {copy && (
            <Button kind="line" onClick={remove}>
              Remove
            </Button>
          )}
        </p>
        <p className="quiet">{size && describeContents(size)}</p>
      </div>
    </div>
  );
}

/** What there is on this device. @param outcome of the visitor's last wish */
async function look(outcome?: Outcome): Promise<State> {
  try {
    return { kind: 'idle', copy: await findCopy(), outcome };
  } catch {
    return { kind: 'unable' };
  }
}
