import { clsx } from 'clsx';
import type { SiteContent } from '../content/collections.ts';
import { ByPhase } from '../phase/by-phase.tsx';
import { BROCHURE, routes } from '../routes.ts';
import { furtherLinks, MenuEntries, pageLink } from './navigation.tsx';
import styles from './site-footer.module.css';
import { LogoMark } from './site-header.tsx';

interface SiteFooterProps {
  content: Pick<SiteContent, 'conference' | 'ownPages' | 'parents' | 'furtherPages'>;
}

export function SiteFooter({ content }: SiteFooterProps) {
  const { conference, ownPages, parents } = content;
  const brochures = conference.resources.filter(({ title }) => title === BROCHURE);
  const { social, name } = conference;
  return (
    <footer className={clsx('screen-only', styles.footer)} data-theme="night">
      <div className={styles.rules}>
        <span className={clsx('ornament', styles.lattice)} aria-hidden="true" />
      </div>
      <div className={clsx('wrap grid', styles.inner)}>
        <p className={clsx('statement', styles.done)}>
          <ByPhase words={ownPages.footer} />
        </p>
        <div className={styles.links}>
          <ul aria-label="The conference">
            <MenuEntries
              entries={[
                pageLink('about', content),
                pageLink('media', content),
                pageLink('contact', content),
                ...brochures,
                ...social,
              ]}
            />
          </ul>
          <ul aria-label="Further pages">
            <MenuEntries
              entries={[{ title: parents.title, url: routes.parents }, ...furtherLinks(content, 'footer')]}
            />
          </ul>
        </div>
        <div className={clsx('small', styles.copyright)}>
          <LogoMark />
          <p>
            <b>{name}</b>
            <br />
            {/* The year of the build. A script replaces it with the year of the visit. */}©{' '}
            <span data-current-year>{new Date().getFullYear()}</span>. All rights reserved.
          </p>
        </div>
      </div>
    </footer>
  );
}
