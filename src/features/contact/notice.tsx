import toast, { useToaster } from 'react-hot-toast/headless';
import { Icon } from '../../ui/icon.tsx';
import styles from './notice.module.css';
import { FAILED, SENT } from './outcome.tsx';

/** Long enough to read twice. Pointing at the toast stops the time. */
const SUCCESS_TOAST_MS = 6000;

/** Shows the toast of an outcome in place of the last one. That of a failure stays until it is dismissed. */
export function showToast(isSent: boolean): void {
  if (isSent) toast.success(SENT, { id: 'contact', duration: SUCCESS_TOAST_MS });
  else toast.error(FAILED, { id: 'contact', duration: Number.POSITIVE_INFINITY });
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
            text={String(message)}
            onClose={() => toast.remove(id)}
          />
        ))}
    </div>
  );
}

interface NoticeProps {
  text: string;
  kind: 'alert' | 'toast' | 'failed-toast';
  /** Closes the toast, unless early-submit.client.ts does. */
  onClose?: () => void;
}

/** A message with an icon, as an alert in the page or as a toast above it with a close button. */
export function Notice({ text, kind, onClose }: NoticeProps) {
  const look = { alert: styles.alert, toast: styles.toast, 'failed-toast': `${styles.toast} ${styles.failed}` }[kind];
  return (
    <div className={`${styles.notice} ${look}`} data-theme={kind === 'alert' ? undefined : 'night'}>
      <Icon name={kind === 'toast' ? 'sent' : 'warning'} className={styles.sign} />
      <p>{text}</p>
      {kind !== 'alert' && (
        <button type="button" className={`target ${styles.close}`} aria-label="Dismiss" onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
