import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import type { Conference } from '../../content/schemas/conference.ts';
import type { OwnPages } from '../../content/schemas/own-pages.ts';
import { ByPhase } from '../../phase/by-phase.tsx';
import { routes } from '../../routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { OPENS_REGISTRATION, RegistrationClosed, RegistrationOpen } from '../../ui/registration.tsx';
import styles from './cards.module.css';

/** The label of the button on the card Registration. The forms can be filled in only before the conference. */
const SEE_FORMS = { before: 'See the forms', during: 'About registration', after: 'About registration' };

interface CardsProps {
  conference: Conference;
  ownPages: OwnPages;
  pictures: Record<keyof OwnPages['home']['cards'], Picture | undefined>;
}

export function Cards({ conference, ownPages, pictures }: CardsProps) {
  const { cards } = ownPages.home;
  return (
    <div className={clsx('wrap screen-only', styles.cards)}>
      <Card
        title={ownPages.committees.title}
        href={routes.committees}
        text={<ByPhase words={cards.committees} />}
        action="See all committees"
        picture={pictures.committees}
      />
      <Card
        title="Registration"
        text={
          <>
            <ByPhase words={cards.registration} /> <RegistrationOpen conference={conference} />
            <RegistrationClosed conference={conference} />
          </>
        }
        action={conference.registration.length > 0 ? <ByPhase words={SEE_FORMS} /> : 'Ask how to register'}
        picture={pictures.registration}
      />
      <Card
        title={ownPages.contact.title}
        href={routes.contact}
        text={<ByPhase words={cards.contact} />}
        action="Ask a question"
        picture={pictures.contact}
      />
    </div>
  );
}

interface CardProps {
  title: string;
  /** Without an address, the card opens the registration dialog. */
  href?: string | undefined;
  text: ReactNode;
  action: ReactNode;
  picture: Picture | undefined;
}

function Card({ title, href, text, action, picture }: CardProps) {
  return (
    <section className={clsx('card', styles.card)}>
      <div className={clsx('tint', styles.emblem)}>{picture && <PictureImage picture={picture} alt="" />}</div>
      <h2>
        <CardControl className="stretched" href={href}>
          {title}
        </CardControl>
      </h2>
      <p className={clsx('quiet', styles.text)}>{text}</p>
      {/* Voice control needs a control with these visible words. The Tab key skips it, and stops only at the heading. */}
      <CardControl className={clsx('target underlined action-link', styles.action)} href={href} tabIndex={-1}>
        {action} <Icon name="arrow-right" />
      </CardControl>
    </section>
  );
}

type CardControlProps = Pick<CardProps, 'href'> &
  Pick<HTMLAttributes<HTMLElement>, 'className' | 'tabIndex' | 'children'>;

function CardControl({ href, ...attributes }: CardControlProps) {
  return href ? <Link href={href} {...attributes} /> : <button {...OPENS_REGISTRATION} {...attributes} />;
}
