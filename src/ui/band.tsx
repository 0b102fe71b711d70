import styles from './band.module.css';

/** A guilloche band below page heads and façades. */
export function Band({ className = '' }: { className?: string | undefined }) {
  return <div className={`${styles.band} ${className}`.trim()} aria-hidden="true" />;
}
