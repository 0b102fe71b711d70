import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  text: string;
  icon: Extract<IconName, 'sent' | 'warning'>;
  kind: 'alert' | 'toast' | 'failed-toast';
  /** Closes the toast, unless `features/contact/early-submit.client.ts` does. */
  onClose?: () => void;
}

/** A message with an icon, as an alert in the page or as a toast above it with a close button. */
export function Notice({ text, icon, kind, onClose }: NoticeProps) {
  const classes = [
    styles.notice,
    kind === 'alert' ? styles.alert : styles.toast,
    kind === 'failed-toast' && styles.failed,
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <Icon name={icon} className={styles.sign} />
      <p>{text}</p>
      {kind !== 'alert' && (
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
