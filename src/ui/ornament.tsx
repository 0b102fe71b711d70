import styles from './ornament.module.css';

/** A drawing in one colour, which the given class cuts out with a mask. Decorative. */
export function Ornament({ className }: { className: string | undefined }) {
  return <span className={`${styles.ornament} ${className}`} aria-hidden="true" />;
}
