import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { FORMATS } from '../../shared/locale.ts';
import { Button } from '../../ui/button.tsx';
import { fetchList, findCopy, removeCopy, saveCopy } from './copy.ts';
import type { OfflineCopy } from './copy-list.ts';
import styles from './copy-panel.module.css';

const SENTENCES = {
  kept: 'Every page now opens without a network.',
  notKept:
    'The site could not be kept: a file did not arrive, or there was no space for it. Try again on a better network, or free some space on this device.',
  removed: 'Removed.',
};
type CopyResult = keyof typeof SENTENCES;

/** `built`: as in the HTML, before the script has looked for a copy. */
type State =
  | { kind: 'built' }
  | { kind: 'unable' }
  | { kind: 'idle'; copy: OfflineCopy | undefined; outcome: CopyResult | undefined }
  | { kind: 'busy'; copy: OfflineCopy | undefined };

export function CopyPanel() {
  const saveButton = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>({ kind: 'built' });
  const [bytesToSave, setBytesToSave] = useState<number>();

  useEffect(() => {
    look().then(setState);
    // Without a network there is only the size of the copy.
    fetchList().then(
      (list) => setBytesToSave(list.bytes),
      () => {},
    );
  }, []);

  if (state.kind === 'built' || state.kind === 'unable') {
    return (
      <div className={clsx('measure', styles.panel)}>
        <p className={state.kind === 'built' ? 'without-script' : undefined}>
          Keeping the site needs JavaScript and a browser that allows it, which private windows often do not.
        </p>
      </div>
    );
  }

  const { kind, copy } = state;
  const size = copy?.bytes ?? bytesToSave;

  async function save() {
    if (kind === 'busy') return;
    setState({ kind: 'busy', copy });
    const isSaved = await saveCopy();
    // Another tab may have removed the copy meanwhile.
    setState(await look((copy) => (isSaved && copy ? 'kept' : 'notKept')));
  }

  async function remove() {
    if (kind === 'busy') return;
    // The pressed button goes away.
    saveButton.current?.focus();
    setState({ kind: 'busy', copy });
    await removeCopy();
    setState(await look((copy) => (copy ? undefined : 'removed')));
  }

  return (
    <div className={clsx('measure', styles.panel)}>
      <div className="stack">
        <p role="status">
          {kind === 'busy' ? 'One moment. Please stay on this page.' : describeCopy(copy, state.outcome)}
        </p>
        <p className="actions">
          <Button kind="accent" ref={saveButton} onClick={save}>
            {copy ? 'Keep it again' : 'Keep the site on this device'}
          </Button>
          {copy && (
            <Button kind="line" onClick={remove}>
              Remove
            </Button>
          )}
        </p>
        <p className="quiet">{size && `It takes ${(size / 1_000_000).toFixed(1)} MB: every page with its pictures.`}</p>
      </div>
    </div>
  );
}

function describeCopy(copy: OfflineCopy | undefined, outcome: CopyResult | undefined): string {
  const date = copy && new Date(copy.savedAt).toLocaleString(FORMATS, { dateStyle: 'long', timeStyle: 'short' });
  const state = date ? `The copy on this device is from ${date}.` : 'There is no copy on this device.';
  return outcome ? `${SENTENCES[outcome]} ${state}` : state;
}

/** @param judge says how the visitor's last wish ended */
async function look(judge?: (copy: OfflineCopy | undefined) => CopyResult | undefined): Promise<State> {
  try {
    const copy = await findCopy();
    return { kind: 'idle', copy, outcome: judge?.(copy) };
  } catch {
    return { kind: 'unable' };
  }
}
