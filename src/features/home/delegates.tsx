import { clsx } from 'clsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './delegates.module.css';

/** The delegates, who stand on the edge of the footer, below the preamble that speaks of them. */
export function Delegates({ picture }: { picture: Picture & { alt: string } }) {
  return (
    <div className={clsx('screen-only', styles.delegates)}>
      <PictureImage picture={picture} alt={picture.alt} sizes="(min-width: 40rem) min(92vw, 74rem), 100vw" />
    </div>
  );
}
