import { routes } from '../../site/routes.ts';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import niche from '../../ui/niche.module.css';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './splash.module.css';

/** The lozenges: from the left and from the top in percent, size in pixels, strength. */
const PARTICLES = [
  { x: 0, y: 27.2, size: 3.6, strength: 0.93 },
  { x: 5.6, y: 18.8, size: 6.4, strength: 0.54 },
  { x: 10.2, y: 18.8, size: 6, strength: 0.46 },
  { x: 18.1, y: 93.9, size: 7.4, strength: 0.54 },
  { x: 21.8, y: 23, size: 7.8, strength: 0.83 },
  { x: 26.1, y: 90, size: 6.9, strength: 0.74 },
  { x: 32.3, y: 94.8, size: 4.5, strength: 0.63 },
  { x: 36.9, y: 14.6, size: 3.9, strength: 0.44 },
  { x: 44.4, y: 81.9, size: 5.2, strength: 0.84 },
  { x: 47.5, y: 46.4, size: 5.5, strength: 0.81 },
  { x: 52.3, y: 79.7, size: 7.7, strength: 0.43 },
  { x: 59.1, y: 63.9, size: 6.1, strength: 0.95 },
  { x: 63.8, y: 21.4, size: 6.1, strength: 0.72 },
  { x: 67.1, y: 94, size: 4.1, strength: 0.71 },
  { x: 71.1, y: 27.4, size: 5.4, strength: 0.79 },
  { x: 78.1, y: 18.5, size: 7.6, strength: 0.45 },
  { x: 80.1, y: 86.9, size: 4.9, strength: 0.45 },
  { x: 89.9, y: 88.2, size: 3.7, strength: 0.64 },
  { x: 91.4, y: 87.7, size: 6, strength: 0.55 },
  { x: 96.4, y: 14.5, size: 5, strength: 0.74 },
];

interface SplashProps {
  /** Name of the conference; its words are set on both sides of the arch. */
  name: string;
  editionAndPlace: string;
  days: string;
  statue: Picture;
  statueAlt: string;
}

/** The splash page. Its motion is style alone; the last frame is what stands without it. */
export function Splash({ name, editionAndPlace, days, statue, statueAlt }: SplashProps) {
  const words = name.split(' ');
  const middle = Math.ceil(words.length / 2);
  return (
    <div className={styles.splash} data-theme="night">
      <svg className={styles.particles} aria-hidden="true">
        {PARTICLES.map(({ x, y, size, strength }) => (
          <rect key={x} x={`${x}%`} y={`${y}%`} width={size} height={size} fillOpacity={strength} />
        ))}
      </svg>
      <label className={styles.pause}>
        <input type="checkbox" />
        Pause motion
      </label>
      <Band className={styles.ground} />
      <div className={styles.frame} aria-hidden="true" />
      <div className={styles.inner}>
        <h1 className={styles.title}>
          <Words words={words.slice(0, middle)} className={styles.left} />{' '}
          <Words words={words.slice(middle)} className={styles.right} />
        </h1>
        <div className={styles.portal}>
          <div className={`${niche.niche} ${styles.scene}`}>
            <div className={styles.halo} aria-hidden="true" />
            <PictureImage
              picture={statue}
              alt={statueAlt}
              sizes="(min-width: 60rem) 24vw, 50vw"
              className={niche.statue}
              isFirst
            />
          </div>
        </div>
        <p className={`label ${styles.edition}`}>{editionAndPlace}</p>
        <p className={`label ${styles.days}`}>{days}</p>
        <p className={styles.home}>
          <ButtonLink kind="brass" href={routes.home}>
            HOME
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** Words that rise one after the other, each from behind its own line. */
function Words({ words, className }: { words: string[]; className: string | undefined }) {
  return (
    <span className={className}>
      {words.map((word, index) => (
        <span key={word}>
          {index > 0 && ' '}
          <span className={styles.line}>
            <span>{word}</span>
          </span>
        </span>
      ))}
    </span>
  );
}
