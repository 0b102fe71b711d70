import type { HTMLAttributes } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './notice.module.css';

type NoticeProps = HTMLAttributes<HTMLDivElement> & { icon: IconName };

/** A few words in a box, after an icon in the colour `--sign`. The box is its user's own. */
export function Notice({ icon, className, children, ...attributes }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${className}`} {...attributes}>
      <Icon name={icon} className={styles.sign} />
      {children}
    </div>
  );
}
