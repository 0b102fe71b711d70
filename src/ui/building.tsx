import { clsx } from 'clsx';
import styles from './building.module.css';

/**
 * The building of the home page, or a part of it. The drawing is inline, so that it takes the page's colours. Decorative.
 * @param props `svg`: one of `src/styles/ornaments` that names the parts as the style sheet does
 */
export function Building({ svg, className }: { svg: string; className?: string | undefined }) {
  const classes = clsx(styles.building, className);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are files of the site.
  return <div className={classes} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
