import { routes } from '../../routes.ts';
import { withBase } from '../../shared/base-path.ts';
import type { SitePage } from '../../site/site-pages.ts';
import { Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './search.module.css';

const FIELD_ID = 'search-field';
/** Not worth finding: this page, the way in, and a placeholder. */
const LEFT_OUT: string[] = [routes.search, routes.splash, routes.comingSoon];
/** Offered when nothing is found. */
const SUGGESTED: string[] = [routes.committees, routes.guidelines, routes.contact];

/**
 * The search field above a list of all pages, which is shown where scripts are turned off. `search.client.ts` shows
 * those of its rows that match.
 */
export function Search({ pages }: { pages: SitePage[] }) {
  return (
    <div className="wrap">
      <Section title={<label htmlFor={FIELD_ID}>Search all pages</label>} isFirst isLast>
        <div className="stack">
          <search className="needs-script">
            <form className={`screen-only ${styles.form}`} action={withBase(routes.search)}>
              <Input
                id={FIELD_ID}
                type="search"
                name="q"
                maxLength={100}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
              />
              <button type="submit" className={styles.submit}>
                <span className="visually-hidden">Search</span>
                <Icon name="search" />
              </button>
            </form>
          </search>
          <p className={`measure ${styles.status}`} role="status" />
          <p className="without-script">The search needs JavaScript, which is turned off. These are all pages.</p>
          <div className="without-script" data-search-results>
            <RuledList>
              {pages
                .filter(({ path }) => !LEFT_OUT.includes(path))
                .map(({ path, title, description, lang }) => (
                  <LinkRow
                    key={path}
                    href={path}
                    title={title}
                    note={description}
                    lang={lang}
                    data-is-suggested={SUGGESTED.includes(path) || undefined}
                  />
                ))}
            </RuledList>
          </div>
        </div>
      </Section>
    </div>
  );
}
