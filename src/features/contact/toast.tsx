import type { HTMLAttributes } from 'react';
import toast, { useToaster } from 'react-hot-toast/headless';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from './notice.tsx';
import styles from './toast.module.css';

const SENT = 'Message sent successfully!';

/** The toast of every message that was not, or may not have been, sent. The panel says what else is known. */
export const FAILED = 'Failed to send message. Please try again later.';

/** Long enough to read twice. Pointing at the toast stops the time. */
const SUCCESS_TOAST_MS = 6000;

/** Shows the toast of an outcome in place of the last one. That of a failure stays until it is dismissed. */
export function showToast(isSent: boolean): void {
  if (isSent) toast.success(SENT, { id: 'contact', duration: SUCCESS_TOAST_MS });
  else toast.error(FAILED, { id: 'contact', duration: Number.POSITIVE_INFINITY });
}

/** Where toasts appear: top centre, announced politely. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const shown = toasts.filter(({ visible }) => visible);
  const dismiss = (id: string) => {
    toast.remove(id);
    // Firefox reports no mouseleave when what is under the pointer is removed.
    handlers.endPause();
  };
  return (
    <ToastRegion onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {shown.map(({ id, type, message }) => (
        <Toast key={id} isFailure={type === 'error'} text={String(message)} onClose={() => dismiss(id)} />
      ))}
    </ToastRegion>
  );
}

/** The place of toasts, in which changes are announced. */
export function ToastRegion(attributes: HTMLAttributes<HTMLDivElement>) {
  return <div className={styles.region} role="status" {...attributes} />;
}

/** A message above the page. Where React does not run it, early-submit.client.ts makes its close button work. */
export function Toast({ text, isFailure, onClose }: { text: string; isFailure: boolean; onClose?: () => void }) {
  return (
    <Notice
      icon={isFailure ? 'warning' : 'sent'}
      className={`${styles.toast} ${isFailure ? styles.failed : ''}`}
      data-theme="night"
    >
      <p>{text}</p>
      <button type="button" className={`target ${styles.close}`} aria-label="Dismiss" onClick={onClose}>
        <Icon name="close" />
      </button>
    </Notice>
  );
}
