import { clsx } from 'clsx';
import { routes } from '../routes.ts';
import { ArrowLink } from './arrow-link.tsx';
import styles from './closing-band.module.css';
import { type Picture, PictureImage } from './picture-image.tsx';
import { RegisterButtons } from './registration.tsx';

interface ClosingBandProps {
  sentence: string;
  /** A decorative picture beside the words. Phones do not show it, since they have no room there. */
  picture?: Picture | undefined;
}

/** The last lines of a page, shown only before the conference: what to do next. */
export function ClosingBand({ sentence, picture }: ClosingBandProps) {
  return (
    <div className={clsx('wrap section grid screen-only', styles.band)} data-when="before">
      <div className={styles.words}>
        <p className="statement">{sentence}</p>
        <p className="actions">
          <RegisterButtons />
          <ArrowLink href={routes.contact}>Ask the secretariat</ArrowLink>
        </p>
      </div>
      {picture && (
        <div className={clsx('wide', styles.picture)}>
          <PictureImage picture={picture} alt="" sizes="(min-width: 40rem) 46vw, 1px" />
        </div>
      )}
    </div>
  );
}
