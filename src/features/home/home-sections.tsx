import { clsx } from 'clsx';
import type { SiteContent } from '../../content/collections.ts';
import { type NewcomerLink, newcomerLinks } from '../../content/newcomer-links.ts';
import { PHASES, type Phase } from '../../phase/phase.ts';
import { routes } from '../../routes.ts';
import type { HtmlParent } from '../../shared/html.ts';
import { formatList } from '../../shared/words.ts';
import { Link } from '../../ui/link.tsx';
import { LinkList } from '../../ui/link-list.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import delegates from './delegates.module.css';
import styles from './home-sections.module.css';

export function WaysOn({ content }: { content: SiteContent }) {
  const { social } = content.conference;
  const letters: NewcomerLink = {
    label: content.ownPages.addressals.title,
    href: routes.addressals,
    note: formatList(content.addressals.map(({ title }) => title)),
  };
  return (
    <section className={clsx('wrap grid screen-only', styles.ways)}>
      <div>
        <h2>New here?</h2>
        {social.length > 0 && (
          <p data-when="after">
            Dates and news: <LinkList links={social} />
          </p>
        )}
      </div>
      <ul className={styles.list}>
        {[...newcomerLinks(content), letters].map(({ label, href, note, when, translations = [] }) => (
          <li key={href} data-when={when}>
            <Link className="target underlined title" href={href}>
              {label}
            </Link>
            <p className="quiet small">{note}</p>
            {translations.map(({ label, href, lang }) => (
              <Link key={lang} className="target link small" href={href} lang={lang} hrefLang={lang}>
                {label}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param texts for all phases, or one for each */
export function Preamble({ texts }: { texts: HtmlParent | Record<Phase, HtmlParent> }) {
  return (
    <Section title="Preamble">
      <div>
        {PHASES.map((when) => (
          <div className={clsx('statement', styles.purpose)} key={when} data-when={when}>
            <Text nodes={('children' in texts ? texts : texts[when]).children} />
          </div>
        ))}
      </div>
    </Section>
  );
}

interface DelegatesProps {
  picture: Picture & { alt: string };
  /** The same delegates with their placards down, until scrolling raises them. */
  seated: Picture | undefined;
  when: Phase;
}

/** A picture that is hidden is not fetched. */
export function Delegates({ picture, seated, when }: DelegatesProps) {
  const sizes = '(min-width: 40rem) min(92vw, 74rem), 100vw';
  return (
    <div className={delegates.delegates} data-when={when}>
      <PictureImage picture={picture} alt={picture.alt} sizes={sizes} />
      {seated && (
        <div className={delegates.seated}>
          <PictureImage picture={{ ...seated, onPaper: undefined }} alt="" sizes={sizes} />
        </div>
      )}
    </div>
  );
}
