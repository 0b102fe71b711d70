import type { Edition } from '../../content/collections.ts';
import { PHASES, type PhasedText, wordsIn } from '../../phase/phase.ts';
import { furtherPath, routes } from '../../routes.ts';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './home-sections.module.css';

/** Links for those who come for the first time. */
export function NewHere({ edition: { parents, furtherPages } }: { edition: Edition }) {
  return (
    <div className="wrap">
      <Section title="New here?">
        <RuledList>
          {furtherPages.map(
            ({ slug, title, onHome }) =>
              onHome && <LinkRow key={slug} title={title} note={onHome} href={furtherPath(slug)} />,
          )}
          <LinkRow
            title={parents.title}
            note="What parents and teachers ask first, with answers"
            href={routes.parents}
          />
        </RuledList>
      </Section>
    </div>
  );
}

/** The purpose of the conference in one sentence, as a treaty opens. Words between two stars stand out. */
export function Preamble({ words }: { words: PhasedText }) {
  return (
    <section className={`wrap grid ${styles.preamble}`} aria-label="Preamble">
      <p className="label">Preamble</p>
      <div className={styles.purpose}>
        {PHASES.map((when) => (
          <p key={when} data-when={when}>
            {wordsIn(when, words)
              .split('**')
              .map((part, index) => (index % 2 === 0 ? part : <strong key={part}>{part}</strong>))}
          </p>
        ))}
      </div>
    </section>
  );
}
