import styles from './facade.module.css';
import narrow from './facade-narrow.svg?raw';
import wide from './facade-wide.svg?raw';

/**
 * The engraved façade behind the countdown, in a full and a simplified drawing. Ornament only.
 * Inline, because its lines take the page's colours and stay one pixel wide at any size.
 */
export function Facade() {
  return (
    <div className={styles.facade} aria-hidden="true">
      <Drawing svg={wide} className="wide-only" />
      <Drawing svg={narrow} className="narrow-only" />
    </div>
  );
}

function Drawing({ svg, className }: { svg: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are files of this folder.
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
