import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  text: string;
  icon: Extract<IconName, 'sent' | 'warning'>;
  kind: 'alert' | 'toast' | 'failed-toast';
  onClose: () => void;
}

/** A message with an icon and a close button, as an alert in the page or as a toast above it. */
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
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
