import toast, { useToaster } from 'react-hot-toast/headless';
import { Notice } from './notice.tsx';
import styles from './toaster.module.css';

/** Long enough to read twice; pointing at it holds it. A warning stays until it is dismissed. */
const SENT_TOAST_MS = 6000;

/** Shows a toast for a message that was sent. It replaces the one before. */
export function toastSent(text: string): void {
  toast.success(text, { id: 'contact', duration: SENT_TOAST_MS });
}

/** Shows a toast for a message that was not sent, or may not have been. It replaces the one before. */
export function toastWarning(text: string): void {
  toast.error(text, { id: 'contact', duration: Number.POSITIVE_INFINITY });
}

/** The place of toasts: top centre, below the header, announced politely. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  return (
    <div className={styles.toaster} role="status" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter(({ visible }) => visible)
        .map(({ id, type, message }) => (
          <Notice
            key={id}
            kind={type === 'error' ? 'failed-toast' : 'toast'}
            icon={type === 'error' ? 'warning' : 'sent'}
            text={typeof message === 'string' ? message : ''}
            onClose={() => toast.remove(id)}
          />
        ))}
    </div>
  );
}
