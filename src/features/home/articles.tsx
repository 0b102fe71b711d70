import type { ReactNode } from 'react';
import type { Edition } from '../../content/collections.ts';
import { routes } from '../../routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Label, Quiet } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import { linkClass } from '../../ui/link-kind.ts';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { ByPhase } from '../phase/by-phase.tsx';
import { OPENS_REGISTRATION } from '../registration/registration-dialog.tsx';
import styles from './articles.module.css';

type Card = Edition['pages']['home']['cards']['contact'] & { picture: Picture | undefined };
type Cards = Record<'committees' | 'registration' | 'contact', Card>;

/** The three cards of the home page, each a target as a whole. */
export function Articles({ committees, registration, contact }: Cards) {
  return (
    <div className={`wrap ${styles.articles}`}>
      <Article card={committees} title={<Link href={routes.committees}>{committees.title}</Link>} />
      <Article card={registration} title={<button {...OPENS_REGISTRATION}>{registration.title}</button>} />
      <Article card={contact} title={<Link href={routes.contact}>{contact.title}</Link>} />
    </div>
  );
}

/** All emblems have the heights in the style sheet, so that their width follows from their shape. */
function emblemSizes({ width, height }: Picture): string {
  const widthFor = (rem: number) => `${((rem * width) / height).toFixed(1)}rem`;
  return `(min-width: 40rem) ${widthFor(6)}, ${widthFor(3.5)}`;
}

function Article({ title, card }: { title: ReactNode; card: Card }) {
  return (
    <section className={styles.article}>
      {card.picture && (
        <div className={styles.emblem}>
          <PictureImage picture={card.picture} alt="" sizes={emblemSizes(card.picture)} />
        </div>
      )}
      <Label>{card.label}</Label>
      <h2 className="stretched">
        {title}
        {/* For phones, which have no room for the line that says what the card does. */}
        <Icon name="arrow-right" className={styles.arrow} />
      </h2>
      <Quiet className={styles.text}>
        <ByPhase words={card.text} />
      </Quiet>
      <p className={`${linkClass('action')} ${styles.action}`}>
        {card.action} <Icon name="arrow-right" />
      </p>
    </section>
  );
}
