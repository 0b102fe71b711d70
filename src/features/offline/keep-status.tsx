import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { KeepFaultNotice } from './keep-fault.tsx';
import styles from './keep-status.module.css';
import type { KeptCopy } from './kept-copy.ts';
import { momentInWords, pagesInWords, percentOf, sizeInWords } from './kept-words.ts';
import type { KeepState, Offer } from './use-keep.ts';

interface KeepStatusProps {
  state: KeepState;
  /** The sentence that names the state; it takes focus when a step ends. */
  ref: Ref<HTMLParagraphElement>;
  onKeep: () => void;
  onStop: () => void;
  onRemove: () => void;
}

/** The state of keeping, and what the visitor can do. The live regions are there from the start. */
export function KeepStatus({ state, ref, onKeep, onStop, onRemove }: KeepStatusProps) {
  const fault = state.step === 'impossible' ? 'unsupported' : 'fault' in state ? state.fault : undefined;
  return (
    <div className={styles.status} data-is-looking={state.step === 'looking' || undefined}>
      <div role="alert">{fault && <KeepFaultNotice fault={fault} isKept={state.step === 'kept'} />}</div>
      <div role="status">
        <p className={styles.verdict} ref={ref} tabIndex={-1}>
          {verdictOf(state)}
        </p>
        {state.step === 'saving' && <p className="visually-hidden">{quarterOf(state)} percent</p>}
      </div>
      {state.step === 'looking' && <p>One moment. If nothing more appears here, reload the page.</p>}
      {state.step === 'not-kept' && (
        <NotKept
          offer={state.offer}
          isAgain={state.fault !== undefined && state.fault !== 'not-removed'}
          onKeep={onKeep}
        />
      )}
      {state.step === 'saving' && <Saving {...state} onStop={onStop} />}
      {state.step === 'kept' && <Kept {...state} onUpdate={onKeep} onRemove={onRemove} />}
    </div>
  );
}

function verdictOf(state: KeepState): string {
  switch (state.step) {
    case 'looking':
      return 'Checking what is kept on this phone …';
    case 'impossible':
      return 'The site cannot be kept on this device.';
    case 'not-kept':
      if (state.after === 'removed') return 'Removed. The site is no longer kept on this phone.';
      if (state.after === 'stopped') return 'Stopped. Nothing was kept.';
      return 'The site is not kept on this phone.';
    case 'saving':
      return state.isUpdate ? 'Updating the copy on this phone …' : 'Keeping the site on this phone …';
    case 'kept':
      return 'The site is kept on this phone.';
  }
}

interface NotKeptProps {
  offer: Offer;
  isAgain: boolean;
  onKeep: () => void;
}

function NotKept({ offer, isAgain, onKeep }: NotKeptProps) {
  return (
    <>
      <p>
        <span className={styles.size}>{sizeOf(offer)} </span>
        Nothing is stored until you press the button, and you can remove the copy at any time.
      </p>
      <div className={styles.actions}>
        <Button kind="accent" onClick={onKeep}>
          {isAgain ? 'Try again' : 'Keep on this phone'}
        </Button>
      </div>
    </>
  );
}

function sizeOf(offer: Offer): string {
  if (!offer) return 'Checking how much space it takes …';
  if (offer === 'unanswered') return 'The website does not answer, so we cannot say how much space it takes.';
  return `It takes ${sizeInWords(offer.bytes)}: ${pagesInWords(offer.pages)}, with their pictures.`;
}

function Saving({ done, bytes, onStop }: { done: number; bytes: number; onStop: () => void }) {
  const percent = percentOf(done, bytes);
  return (
    <>
      <label className={styles.progress}>
        <span>
          {bytes > 0
            ? `${percent} percent: ${sizeInWords(done)} of ${sizeInWords(bytes)}`
            : 'Getting the list of pages …'}
        </span>
        <progress max={100} value={percent} />
      </label>
      <p>Please stay on this page until this has finished.</p>
      <div className={styles.actions}>
        <Button kind="line" onClick={onStop}>
          Stop
        </Button>
      </div>
    </>
  );
}

interface KeptProps {
  copy: KeptCopy;
  offer?: Offer;
  onUpdate: () => void;
  onRemove: () => void;
}

function Kept({ copy, offer, onUpdate, onRemove }: KeptProps) {
  const isOlder = typeof offer === 'object' && offer.version !== copy.version;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Kept since</dt>
          <dd>{momentInWords(copy.keptAt)}</dd>
        </div>
        <div>
          <dt>Size</dt>
          <dd>
            {sizeInWords(copy.bytes)}, {pagesInWords(copy.pages)}
          </dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>{freshnessOf(isOlder, offer)}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {isOlder && (
          <Button kind="accent" onClick={onUpdate}>
            Update
          </Button>
        )}
        <Button kind="line" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </>
  );
}

function freshnessOf(isOlder: boolean, offer: Offer): string {
  if (!offer) return 'Checking for a newer one …';
  if (offer === 'unanswered') return 'The website does not answer, so we cannot check for a newer one.';
  return isOlder ? 'There is a newer one. Only what has changed is downloaded.' : 'Up to date.';
}

/** Announced in quarters: every percent would be too much. */
function quarterOf({ done, bytes }: { done: number; bytes: number }): number {
  return Math.floor(percentOf(done, bytes) / 25) * 25;
}
