import niche from '../../ui/niche.module.css';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './gate.module.css';

/** The statue under its arch, for the head of the About page. */
export function Gate({ statue, alt }: { statue: Picture; alt: string }) {
  return (
    <div className={`${niche.niche} ${styles.gate}`}>
      <PictureImage
        picture={statue}
        alt={alt}
        sizes="(min-width: 60rem) 17rem, 40vw"
        className={niche.statue}
        isFirst
      />
    </div>
  );
}
