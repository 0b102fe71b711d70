import { Button } from '../../ui/button.tsx';
import type { OfflineCopy } from './copy-format.ts';
import styles from './offline-copy.module.css';
import type { Problem } from './offline-copy.ts';
import type { Offer } from './use-offline-copy.ts';

interface NoneProps {
  offer?: Offer;
  problem?: Problem;
  onSave: () => void;
}

/** Before there is a copy: its size, and the button. */
export function None({ offer, problem, onSave }: NoneProps) {
  const isRetry = problem && problem !== 'not-removed';
  return (
    <>
      <p>
        <span className={styles.size}>{sizeOf(offer)} </span>
        Nothing is stored until you press the button, and you can remove the copy at any time.
      </p>
      <div className={styles.actions}>
        <Button kind="accent" onClick={onSave}>
          {isRetry ? 'Try again' : 'Keep on this phone'}
        </Button>
      </div>
    </>
  );
}

function sizeOf(offer: Offer): string {
  if (!offer) return 'Checking how much space it takes …';
  if (offer === 'unanswered') return 'The website does not answer, so we cannot say how much space it takes.';
  return `It takes ${megabytes(offer.bytes)}: ${offer.pages} pages, with their pictures.`;
}

interface SavingProps {
  done: number;
  bytes: number;
  percent: number;
  onStop: () => void;
}

/** While files are being saved. */
export function Saving({ done, bytes, percent, onStop }: SavingProps) {
  const progress = `${percent} percent: ${megabytes(done)} of ${megabytes(bytes)}`;
  return (
    <>
      <label className={styles.progress}>
        <span>{bytes > 0 ? progress : 'Getting the list of pages …'}</span>
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

interface SavedProps {
  copy: OfflineCopy;
  offer?: Offer;
  onUpdate: () => void;
  onRemove: () => void;
}

/** What is saved, and whether there is a newer version. */
export function Saved({ copy, offer, onUpdate, onRemove }: SavedProps) {
  const isOlder = typeof offer === 'object' && offer.version !== copy.version;
  const savedAt = new Date(copy.savedAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  const facts = [
    ['Kept since', savedAt],
    ['Size', `${megabytes(copy.bytes)}, ${copy.pages} pages`],
    ['Version', versionOf(isOlder, offer)],
  ];
  return (
    <>
      <dl className={`ruled ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
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

function versionOf(isOlder: boolean, offer: Offer): string {
  if (!offer) return 'Checking for a newer one …';
  if (offer === 'unanswered') return 'The website does not answer, so we cannot check for a newer one.';
  return isOlder ? 'There is a newer one. Only what has changed is downloaded.' : 'Up to date.';
}

/** A size as phones show it: `1.7 MB`. */
function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
