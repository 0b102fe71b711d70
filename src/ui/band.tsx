import styles from './band.module.css';

/** The guilloche band on which page heads and façades stand. Ornament only. */
export function Band() {
  return <div className={styles.band} aria-hidden="true" />;
}
