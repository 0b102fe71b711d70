import { useEffect } from 'react';
import { Icon } from './icon.tsx';
import styles from './toaster.module.css';

/** Long enough to read twice. */
const SUCCESS_TOAST_MS = 6000;

interface ToasterProps {
  /** What the toast says; without it there is none. */
  text: string | undefined;
  /** That of a failure stays until it is closed. */
  isFailure: boolean;
  /** Called by the close button, and when the time of a success is over. */
  onClose: () => void;
}

/** The place of a toast, top centre below the header. Screen readers announce what appears in it. */
export function Toaster({ text, isFailure, onClose }: ToasterProps) {
  useEffect(() => {
    if (!text || isFailure) return;
    const timer = setTimeout(onClose, SUCCESS_TOAST_MS);
    return () => clearTimeout(timer);
  }, [text, isFailure, onClose]);
  return (
    <div className={`screen-only ${styles.region}`} role="status">
      {text && (
        <div className={`${styles.toast} ${isFailure ? styles.failed : ''}`} data-theme="night">
          <Icon name={isFailure ? 'warning' : 'sent'} className={styles.sign} />
          <p>{text}</p>
          <button type="button" className={`target ${styles.close}`} aria-label="Dismiss" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
