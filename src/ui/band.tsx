import styles from './band.module.css';

/** A guilloche band, on which page heads and façades stand. Ornament only. */
export function Band({ className = '' }: { className?: string | undefined }) {
  return <div className={`${styles.band} ${className}`} aria-hidden="true" />;
}
