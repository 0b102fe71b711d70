import { routes } from '../../site/routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import columns from '../../ui/columns.module.css';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  seal: Picture;
  replyWithinHours: number;
  email: string;
  /** Whether visitors may keep the site on their phones. */
  isKeepOffered: boolean;
}

/** End of the guidelines: the seal under the articles, and where to ask. */
export function Closing({ seal, replyWithinHours, email, isKeepOffered }: ClosingProps) {
  return (
    <div className={`${columns.columns} ${styles.closing}`}>
      <div className="screen-only">
        <PictureImage picture={seal} alt="" sizes="12rem" />
      </div>
      <div>
        <p className={`statement ${styles.words}`}>
          Something unclear? The secretariat replies within {replyWithinHours} hours.
        </p>
        <p className="actions screen-only">
          <ArrowLink href={routes.contact}>Ask a question</ArrowLink>
          <ArrowLink href={routes.firstConference}>First conference?</ArrowLink>
          {isKeepOffered && <ArrowLink href={routes.keep}>Keep this site on your phone</ArrowLink>}
        </p>
        <p className="print-only">{email}</p>
      </div>
    </div>
  );
}
