import type { HTMLAttributes } from 'react';
import styles from './ruled.module.css';

interface RuledProps extends HTMLAttributes<HTMLElement> {
  as?: 'ul' | 'ol' | 'dl' | 'tbody';
  /** The rules around it are as fine as those between its entries. */
  isFine?: boolean;
  /** Its entries are short. */
  isTight?: boolean;
}

/** A list with a rule under each entry, and stronger ones around it. */
export function Ruled({ as: List = 'ul', isFine, isTight, className, ...attributes }: RuledProps) {
  const classes = [styles.ruled, isFine && styles.fine, isTight && styles.tight, className];
  return <List className={classes.filter(Boolean).join(' ')} {...attributes} />;
}
