import door from '@theme/door.svg?raw';
import type { PropsWithChildren, ReactNode } from 'react';
import type { PhasedText } from '../../content/phases.ts';
import { Band } from '../../ui/band.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Lede } from '../../ui/letters.tsx';
import { Niche } from '../../ui/niche.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { ByPhase } from '../phase/by-phase.tsx';
import styles from './placeholder.module.css';

type PlaceholderProps = PropsWithChildren<{ label: string; title: string; lede?: PhasedText; picture?: ReactNode }>;

/** A page that has little to show yet: something to look at, and where to go instead. */
export function Placeholder({ label, title, lede, picture, children }: PlaceholderProps) {
  return (
    <>
      <div className={`wrap columns ${styles.inner}`}>
        <div className={`screen-only ${styles.picture}`}>{picture}</div>
        <div className={`stack ${styles.words}`}>
          <PageTitle label={label}>{title}</PageTitle>
          {lede && (
            <Lede>
              <ByPhase words={lede} />
            </Lede>
          )}
          <div className="actions">{children}</div>
        </div>
      </div>
      <Band className={styles.band} />
    </>
  );
}

interface PlaceholderPictureProps {
  picture: Picture;
  alt: string;
  /** Its ground is above its lower edge, as in all pictures of committees. */
  isOfCommittee: boolean;
}

/** A picture that stands on the band. */
export function PlaceholderPicture({ picture, alt, isOfCommittee }: PlaceholderPictureProps) {
  return (
    <div className={isOfCommittee ? styles.plate : undefined}>
      <PictureImage
        picture={picture}
        alt={alt}
        sizes="(min-width: 60rem) min(36.5vw, 26rem), min(64vw, 24rem)"
        isFirst
      />
    </div>
  );
}

/** A closed door of the building on the home page. */
export function Door() {
  return <Drawing svg={door} className={styles.door} />;
}

/** An empty arch with a number or sign in it, such as `404`. */
export function EmptyNiche({ children }: { children: ReactNode }) {
  return (
    <Niche isDecorative>
      <span className={styles.figure}>{children}</span>
    </Niche>
  );
}
