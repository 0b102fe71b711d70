import type { HTMLAttributes } from 'react';
import styles from './letters.module.css';

interface LettersProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'div' | 'span' | 'b' | 'li' | 'dt' | 'dd' | 'h1' | 'h2' | 'legend' | 'tr';
}

/** Small capitals above or beside what they name. */
export function Label(props: LettersProps) {
  return <Letters {...props} role={styles.label} />;
}

/** The sentence below a heading. */
export function Lede(props: LettersProps) {
  return <Letters {...props} role={styles.lede} />;
}

/** Looks like a small heading. */
export function Title(props: LettersProps) {
  return <Letters {...props} role={styles.title} />;
}

/** Less important than what is around it, but for words in bold. */
export function Quiet({ isSmall, ...props }: LettersProps & { isSmall?: boolean }) {
  return <Letters {...props} role={isSmall ? `${styles.quiet} ${styles.small}` : styles.quiet} />;
}

function Letters({ as: Tag = 'p', role, className, ...attributes }: LettersProps & { role: string | undefined }) {
  return <Tag className={[role, className].filter(Boolean).join(' ')} {...attributes} />;
}
