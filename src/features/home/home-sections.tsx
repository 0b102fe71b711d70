import { clsx } from 'clsx';
import type { SiteContent } from '../../content/collections.ts';
import { type NewcomerLink, newcomerLinks } from '../../content/newcomer-links.ts';
import { PHASES, type Phase } from '../../phase/phase.ts';
import { routes } from '../../routes.ts';
import type { HtmlParent } from '../../shared/html.ts';
import { formatList } from '../../shared/words.ts';
import { DetailList } from '../../ui/detail-list.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkList } from '../../ui/link-list.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import bench from './bench.module.css';
import { type HomeDetailsSources, homeDetails } from './home-details.ts';
import styles from './home-sections.module.css';

/** The details below the hero, such as Dates and Venue. */
export function Details({ content }: { content: HomeDetailsSources }) {
  const details = homeDetails(content);
  const isDressCodeBeside = content.conference.dressCode.length > 0;
  return PHASES.map((when) => (
    <DetailList
      key={when}
      details={details[when]}
      className={clsx('wrap grid tiles', styles.details, when === 'before' && isDressCodeBeside && styles.beforehand)}
      data-when={when}
    />
  ));
}

export function WaysOn({ content }: { content: SiteContent }) {
  const { social } = content.conference;
  const addressals: NewcomerLink = {
    title: content.ownPages.addressals.title,
    url: routes.addressals,
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
        {[...newcomerLinks(content), addressals].map(({ title, url, note, when, translations = [] }) => (
          <li key={url} data-when={when}>
            <Link className="target underlined title" href={url}>
              {title}
            </Link>
            <p className="quiet small">{note}</p>
            {translations.map(({ title, url, lang }) => (
              <Link key={lang} className="target link small" href={url} lang={lang} hrefLang={lang}>
                {title}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param texts one text for all phases, or one for each phase */
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

/** Delegates on a bench. Before and during the conference, they raise their placards as visitors scroll to them. */
export function Bench({ pictures }: { pictures: Record<Phase, Picture & { alt: string }> }) {
  const sizes = '(min-width: 40rem) min(92vw, 74rem), 100vw';
  const { after, ...raised } = pictures;
  return (
    <>
      <div className={clsx(bench.bench, bench.rising)} data-when="before during">
        {Object.entries(raised).map(([when, picture]) => (
          <div className={bench.raised} data-when={when} key={when}>
            <PictureImage picture={picture} alt={picture.alt} sizes={sizes} />
          </div>
        ))}
        {/* The same delegates with their placards down. */}
        <div className={bench.seated}>
          <PictureImage picture={{ ...after, onPaper: undefined }} alt="" sizes={sizes} />
        </div>
      </div>
      <div className={bench.bench} data-when="after">
        <PictureImage picture={after} alt={after.alt} sizes={sizes} />
      </div>
    </>
  );
}
