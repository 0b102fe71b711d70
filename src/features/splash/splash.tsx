import { routes } from '../../site/routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Picture } from '../..//ui/picture-image.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import styles from './splash.module.css';

const PARTICLES = 20;
/** From this word on the title stands to the right of the arch. */
const wordsLeft = (words: string[]) => Math.ceil(words.length / 2);

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
  const middle = wordsLeft(words);
  return (
    <div className={styles.splash} data-theme="night">
      <div className={styles.particles} aria-hidden="true">
        {Array.from({ length: PARTICLES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the particles are alike and never change.
          <i key={index} />
        ))}
      </div>
      <label className={styles.pause}>
        <input type="checkbox" />
        Pause motion
      </label>
      <div className={styles.ground} aria-hidden="true" />
      <div className={styles.frame} aria-hidden="true" />
      <div className={styles.inner}>
        <h1 className={styles.title}>
          <Words words={words.slice(0, middle)} className={styles.left} />{' '}
          <Words words={words.slice(middle)} className={styles.right} />
        </h1>
        <div className={styles.portal}>
          <div className={styles.scene}>
            <div className={styles.halo} aria-hidden="true" />
            <div className={styles.arch} aria-hidden="true" />
            <PictureImage
              picture={statue}
              alt={statueAlt}
              sizes="(min-width: 60rem) 24vw, 50vw"
              className={styles.statue}
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
