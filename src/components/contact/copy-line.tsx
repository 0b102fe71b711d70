import styles from './copy-line.module.css';

interface CopyLineProps {
  /** Where the text leads: `mailto:` or `tel:`. */
  href: string;
  text: string;
}

/** An address or a number that can be used or copied. The button needs `lib/copy.ts` on the page. */
export function CopyLine({ href, text }: CopyLineProps) {
  return (
    <span className={styles.line}>
      <a href={href}>{text}</a>
      <button type="button" className={styles.copy} data-copy={text}>
        Copy<span className="visually-hidden"> {text}</span>
      </button>
      <span role="status" className={styles.told} hidden />
    </span>
  );
}
