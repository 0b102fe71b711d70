import styles from './logo-mark.module.css';

/** The emblem in its simple drawing, for small sizes, or in its full one. Stands beside the name, which speaks for it. */
export function LogoMark({ isFull = false }: { isFull?: boolean }) {
  return <span className={`ornament ${styles.mark} ${isFull ? styles.full : ''}`} aria-hidden="true" />;
}
