import type { Conference } from '../../content/schemas/conference.ts';
import { routes } from '../../site/routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './closing.module.css';

/** End of the guidelines: the seal under the articles, and where to ask. */
export function Closing({ seal, conference }: { seal: Picture; conference: Conference }) {
  return (
    <div className={`columns ${styles.closing}`}>
      <div className="screen-only">
        <PictureImage picture={seal} alt="" sizes="12rem" />
      </div>
      <div>
        <p className={`statement ${styles.words}`}>
          Something unclear? The secretariat replies within {conference.replyWithinHours} hours.
        </p>
        <p className="actions screen-only">
          <ArrowLink href={routes.contact}>Ask a question</ArrowLink>
          <ArrowLink href={routes.firstConference}>First conference?</ArrowLink>
          {conference.keepOnPhone && <ArrowLink href={routes.keep}>Keep this site on your phone</ArrowLink>}
        </p>
        <p className="print-only">{conference.email}</p>
      </div>
    </div>
  );
}
