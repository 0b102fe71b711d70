import styles from './draft-note.module.css';

/** Says that the fields hold an earlier draft, and offers to delete it. */
export function DraftNote({ isShown, onDiscard }: { isShown: boolean; onDiscard: () => void }) {
  return (
    <div className={styles.note} aria-live="polite">
      {isShown && (
        <>
          <p>We saved your draft on this device. It is deleted after a day.</p>
          <button type="button" onClick={onDiscard}>
            Delete it now
          </button>
        </>
      )}
    </div>
  );
}
