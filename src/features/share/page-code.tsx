import { Fragment } from 'react';
import type { Conference } from '../../content/schemas/conference.ts';
import { siteUrls, withoutProtocol } from '../../shared/base-path.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import styles from './page-code.module.css';

interface PageCodeProps {
  conference: Pick<Conference, 'site'>;
  path: string;
  /** Which edges align with what is around them. */
  align?: 'start' | 'end';
}

/** On paper, the QR code of a page with its address in words. */
export function PageCode({ conference, path, align = 'end' }: PageCodeProps) {
  const url = siteUrls(conference.site)(path);
  return (
    <div className={`${styles.code} ${styles[align]}`}>
      <QrCode text={url} />
      <p dir="ltr">
        {/* A line may break behind a slash. */}
        {withoutProtocol(url)
          .split(/(?<=\/)/)
          .map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
      </p>
    </div>
  );
}
