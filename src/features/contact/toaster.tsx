import toast, { useToaster } from 'react-hot-toast/headless';
import { Notice } from './notice.tsx';
import { FAILED } from './outcome.tsx';
import styles from './toaster.module.css';

/** Long enough to read twice. Pointing at the toast stops the time. */
const SUCCESS_TOAST_MS = 6000;

/** Shows the toast of a message that was sent. It replaces the previous one. */
export function toastSuccess(): void {
  toast.success('Message sent successfully!', { id: 'contact', duration: SUCCESS_TOAST_MS });
}

/** Shows the toast of any other outcome until it is dismissed. It replaces the previous one. */
export function toastFailure(): void {
  toast.error(FAILED, { id: 'contact', duration: Number.POSITIVE_INFINITY });
}

/** Where toasts appear: top centre, below the header, announced politely. */
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
