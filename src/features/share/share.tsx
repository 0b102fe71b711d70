import type { ComponentProps } from 'react';
import type { Edition } from '../../content/collections.ts';
import { siteUrls } from '../../shared/base-path.ts';
import { mailtoHref } from '../../shared/mailto.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import { Icon } from '../../ui/icon.tsx';
import { linkClass } from '../../ui/link-kind.ts';
import script from './share.client.ts?inline-script';
import styles from './share.module.css';

type ShareProps = Omit<ComponentProps<typeof Clause>, 'title' | 'children'> & {
  edition: Edition;
  path: string;
  /** Of the page. Without it, the conference itself is passed on. */
  title?: string;
};

/** Passes a page on: by the device’s own sheet, or by WhatsApp, email, or a copied link. Nobody is asked before. */
export function Share({ edition: { conference, wording }, path, title, ...clause }: ShareProps) {
  const url = siteUrls(conference.site)(path);
  const text = title ? `${title} · ${conference.name}` : conference.name;
  return (
    <div className="screen-only" data-nosnippet>
      <Clause title={wording.everyPage.passItOn} {...clause}>
        <div className={styles.ways}>
          <button type="button" className={linkClass('arrow')} data-share={text} data-url={url} hidden>
            <Icon name="share" />
            <span>Share</span>
          </button>
          <div className="actions">
            <ArrowLink href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}>WhatsApp</ArrowLink>
            <ArrowLink href={mailtoHref('', text, url)}>Email</ArrowLink>
            <span className={styles.address} hidden>
              {url}
            </span>
            <button type="button" className={`${linkClass('arrow')} needs-script`} data-copy={url}>
              <Icon name="copy" />
              <span>Copy the link</span>
            </button>
            <span role="status" hidden />
            <noscript>
              <span className={styles.address}>{url}</span>
            </noscript>
          </div>
        </div>
      </Clause>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script is a file of this folder. */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}
