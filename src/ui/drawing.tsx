import { clsx } from 'clsx';
import styles from './drawing.module.css';

/** A drawing of this site, inline, so that it takes the page's colours. Decorative. */
export function Drawing({ svg, className }: { svg: string; className?: string | undefined }) {
  const classes = clsx(styles.drawing, className);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are files of the site.
  return <div className={classes} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
