import styles from './draft-note.module.css';

/** Says that the fields hold what was written before, and how to be rid of it. */
export function DraftNote({ isShown, onDiscard }: { isShown: boolean; onDiscard: () => void }) {
  return (
    <div className={styles.note} aria-live="polite">
      {isShown && (
        <>
          <p>We kept what you wrote, on this device only and for a day.</p>
          <button type="button" onClick={onDiscard}>
            Discard it
          </button>
        </>
      )}
    </div>
  );
}
