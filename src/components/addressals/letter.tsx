import type { ReactNode } from 'react';
import type { Addressal } from '../../content/addressal.ts';
import type { MenuLink } from '../../lib/navigation.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';
import styles from './letter.module.css';

const NOT_ANNOUNCED = 'To be announced';

interface LetterProps {
  addressal: Addressal;
  /** Such as `ninth edition`. */
  editionName: string;
  /** The next message, if there is one. */
  next?: MenuLink | undefined;
  /** The letter itself, rendered. */
  children?: ReactNode;
}

/** A message of welcome, set as a letter beside the niche for a portrait. */
export function Letter({ addressal, editionName, next, children }: LetterProps) {
  const { author, role, salutation, closing } = addressal;
  return (
    <div className={`wrap ${styles.grid}`}>
      <aside className={styles.side} aria-label="About the writer">
        <span className={styles.niche} aria-hidden="true" />
        <p className={styles.who}>
          <b>{author || NOT_ANNOUNCED}</b>
          <span>{role}</span>
        </p>
      </aside>
      <article className={`prose ${styles.letter}`}>
        <p className={styles.salutation}>{salutation}</p>
        <div className={`prose ${styles.text}`}>{children}</div>
        <p className={styles.signature}>
          <b>{author || NOT_ANNOUNCED}</b>
          <span>
            {closing}, {editionName}
          </span>
        </p>
        {next && (
          <p>
            <ArrowLink href={next.href}>{next.label}</ArrowLink>
          </p>
        )}
      </article>
    </div>
  );
}
