import { clsx } from 'clsx';
import styles from './building.module.css';

/** A decorative drawing from `src/styles/ornaments`, inline, so that it takes the colours of the page. */
export function Building({ svg, className }: { svg: string; className?: string | undefined }) {
  const classes = clsx(styles.building, className);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are files of the site.
  return <div className={classes} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
