import { clsx } from 'clsx';
import type { PropsWithChildren } from 'react';
import type { SiteContent } from '../../content/collections.ts';
import { CONTACT_ANCHORS, furtherPath, NAMED_PAGES } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './contact-page.module.css';
import { Roster } from './roster.tsx';

type ContactColumnsProps = PropsWithChildren<{
  content: Pick<SiteContent, 'conference' | 'secretariat' | 'furtherPages'>;
  picture: (Picture & { alt: string }) | undefined;
}>;

/** The secretariat and the form, side by side. @param children the form */
export function ContactColumns({ content, picture, children }: ContactColumnsProps) {
  const { conference, secretariat, furtherPages } = content;
  return (
    <div className={clsx('wrap grid', styles.columns)}>
      <div className={styles.details}>
        <Roster roles={secretariat.roles} conference={conference} />
        {picture && (
          <div className={styles.picture}>
            <PictureImage picture={picture} alt={picture.alt} sizes="(min-width: 60rem) 30rem, 1px" />
          </div>
        )}
      </div>
      <div>
        <h2 className="heading screen-only" id={CONTACT_ANCHORS.form}>
          Send a message
        </h2>
        {children}
        {furtherPages.some(({ slug }) => slug === NAMED_PAGES.privacy) && (
          <p className="needs-script screen-only">
            <Link className="target link" href={furtherPath(NAMED_PAGES.privacy)}>
              What happens to your message
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

/** A link to the telephone numbers, email and venue, for phones: there, these come after the form. */
export function ToDetails({ secretariat }: Pick<SiteContent, 'secretariat'>) {
  const hasPhones = secretariat.roles.some(({ phones }) => phones.length > 0);
  return (
    <p className={clsx('screen-only', styles.toDetails)}>
      <Link className="target underlined action-link" href={`#${CONTACT_ANCHORS.roster}`}>
        {hasPhones ? 'Telephone numbers, email and venue' : 'Email and venue'}
      </Link>
    </p>
  );
}
