import { FORMATS } from '../../shared/locale.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Quiet } from '../../ui/letters.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { type CopyFailure, FAILURES } from './copy-failures.ts';
import styles from './offline-copy-steps.module.css';
import type { CopyState, Offer } from './use-offline-copy.ts';

type Step<Name extends CopyState['step']> = Extract<CopyState, { step: Name }>;

/** Says what failed, what is left, what to do, and what still works. */
export function FailureNotice({ failure, hasCopy }: { failure: CopyFailure; hasCopy: boolean }) {
  const { what, remedy } = FAILURES[failure];
  const left = hasCopy ? 'Your existing copy is complete and has not changed.' : 'Nothing was kept, not even in part.';
  return (
    <div className={styles.problem}>
      <Icon name="warning" className={styles.sign} />
      <div>
        <p>
          <b>{what}</b>
        </p>
        <p>
          {failure !== 'not-removed' && `${left} `}
          {remedy} While you are online, every page works as usual.
        </p>
      </div>
    </div>
  );
}

/** Before there is a copy: its size, and the button. */
export function None({ offer, failure, onSave }: Step<'none'> & { onSave: () => void }) {
  return (
    <>
      <p>
        <span className={styles.size}>{sizeOf(offer)} </span>
        Nothing is stored until you press the button, and you can remove the copy at any time.
      </p>
      <Actions className={styles.buttons}>
        <Button kind="accent" onClick={onSave}>
          {failure && failure !== 'not-removed' ? 'Try again' : 'Keep on this phone'}
        </Button>
      </Actions>
    </>
  );
}

function sizeOf(offer: Offer): string {
  if (!offer) return 'Checking how much space it takes …';
  if (offer === 'unanswered') return 'The website is not responding, so we cannot say how much space it takes.';
  return `It takes ${megabytes(offer.bytes)}: ${offer.pages} pages, with their pictures.`;
}

/** While files are being saved. */
export function Saving({ done, bytes, percent, onStop }: Step<'saving'> & { percent: number; onStop: () => void }) {
  const progress = `${percent} per cent: ${megabytes(done)} of ${megabytes(bytes)}`;
  return (
    <>
      <label className={`screen-only ${styles.progress}`}>
        <span>{bytes > 0 ? progress : 'Getting the list of pages …'}</span>
        <progress max={100} value={percent} />
      </label>
      <p>Please stay on this page until this has finished.</p>
      <Actions className={styles.buttons}>
        <Button kind="line" onClick={onStop}>
          Stop
        </Button>
      </Actions>
    </>
  );
}

type SavedProps = Step<'saved'> & { onUpdate: () => void; onRemove: () => void };

/** What is saved, and whether there is a newer version. */
export function Saved({ copy, offer, onUpdate, onRemove }: SavedProps) {
  const isOlder = typeof offer === 'object' && offer.version !== copy.version;
  const facts = {
    'Last saved': new Date(copy.savedAt).toLocaleString(FORMATS, { dateStyle: 'long', timeStyle: 'short' }),
    Size: `${megabytes(copy.bytes)}, ${copy.pages} pages`,
    Version: versionOf(isOlder, offer),
  };
  return (
    <>
      <Ruled as="dl" className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <Quiet as="dt">{name}</Quiet>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </Ruled>
      <Actions className={styles.buttons}>
        {isOlder && (
          <Button kind="accent" onClick={onUpdate}>
            Update
          </Button>
        )}
        <Button kind="line" onClick={onRemove}>
          Remove
        </Button>
      </Actions>
    </>
  );
}

function versionOf(isOlder: boolean, offer: Offer): string {
  if (!offer) return 'Checking for a newer one …';
  if (offer === 'unanswered') return 'The website is not responding, so we cannot check for a newer one.';
  return isOlder ? 'There is a newer one. Only what has changed is downloaded.' : 'Up to date.';
}

/** A size as phones show it: `1.7 MB`. */
function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
