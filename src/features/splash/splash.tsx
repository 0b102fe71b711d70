import { clsx } from 'clsx';
import type { Conference } from '../../content/schemas/conference.ts';
import { statusWords } from '../../content/status-words.ts';
import { ByPhase } from '../../phase/by-phase.tsx';
import { routes } from '../../routes.ts';
import { capitalise, editionName } from '../../shared/words.ts';
import { Arch } from '../../ui/arch.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Divider } from '../../ui/divider.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { Kites } from './kites.tsx';
import styles from './splash.module.css';

/** All animations are in CSS. For visitors who prefer reduced motion, the page shows their last frame. */
export function Splash({ conference, statue }: { conference: Conference; statue: Picture & { alt: string } }) {
  const { name, edition, city, site } = conference;
  const words = name.split(' ');
  const middle = Math.ceil(words.length / 2);
  return (
    <div className={styles.splash} data-theme="night">
      {/* The checkbox comes before the kites: the style sheet stops only kites that follow a checked box. */}
      <input
        className={clsx('screen-only', styles.pause)}
        type="checkbox"
        aria-label="Pause motion"
        title="Pause motion"
      />
      <Kites />
      <div className={clsx('screen-only', styles.frame)} aria-hidden="true" />
      <h1 className={styles.title}>
        <span className={styles.left}>{words.slice(0, middle).join(' ')}</span>{' '}
        <span className={styles.right}>{words.slice(middle).join(' ')}</span>
      </h1>
      <div className={styles.portal}>
        <Arch className={styles.scene}>
          <Burin />
          <span className={styles.light} />
          <span className={clsx('ornament', styles.halo)} />
          <PictureImage
            picture={statue}
            alt={statue.alt}
            // In portrait, `sizes` is smaller than the real width, so that phones at 3x fetch the small drawing.
            sizes="(orientation: landscape) min(24vw, 44vh - 4rem), min(47vw, 24vh)"
            isFirst
          />
          <span className={styles.medallion} />
        </Arch>
      </div>
      <Divider className={styles.ground} />
      <p className={clsx('label', styles.edition)}>{`${capitalise(editionName(edition))} · ${city}`}</p>
      <p className={clsx('label', styles.days)}>
        <ByPhase words={statusWords(conference).splash} />
      </p>
      <p className={clsx('print-only', styles.address)}>{new URL(site).host}</p>
      <p className={clsx('screen-only', styles.home)}>
        <ButtonLink className={styles.enter} href={routes.home}>
          HOME
        </ButtonLink>
      </p>
    </div>
  );
}

/** Two strokes in the colour of the ground cover the arch. Their animation uncovers it, from each foot to the crown. */
function Burin() {
  return (
    <svg className={styles.burin} viewBox="0 0 1280 1690" aria-hidden="true">
      <path
        pathLength="1"
        d="M159 1690V835A538.5 538.5 0 0 1 388.6 393.9 899.9 899.9 0 0 1 640 271V-40M1121 1690V835A538.5 538.5 0 0 0 891.4 393.9 899.9 899.9 0 0 0 640 271V-40"
      />
    </svg>
  );
}
