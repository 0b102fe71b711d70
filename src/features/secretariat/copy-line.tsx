import arrow from '../../ui/arrow-link.module.css';
import styles from './copy-line.module.css';

/** An address or a number (`mailto:`, `tel:`) with a button that copies it. The page has to run `ui/copy.client.ts`. */
export function CopyLine({ href, text }: { href: string; text: string }) {
  return (
    <span className={`actions ${styles.line}`}>
      <a className="target text-link" href={href}>
        {text}
      </a>
      <button type="button" className={`target screen-only needs-script ${arrow.link} ${styles.copy}`} data-copy={text}>
        Copy<span className="visually-hidden"> {text}</span>
      </button>
      <span role="status" className={`screen-only ${styles.result}`} hidden />
    </span>
  );
}
