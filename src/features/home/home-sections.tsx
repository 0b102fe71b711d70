import { clsx } from 'clsx';
import type { Edition } from '../../content/collections.ts';
import { ByPhase } from '../../phase/by-phase.tsx';
import { PHASES, type PhasedText, wordsIn } from '../../phase/phase.ts';
import { committeePath, furtherPath, routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './home-sections.module.css';

/** What was on the agenda, once the conference is over, as a way into the committees. */
export function Debated({ committees }: Pick<Edition, 'committees'>) {
  return (
    <Section title="What was debated" when="after">
      <RuledList>
        {committees.map(({ slug, title, fullName, agenda, caseFileDaysBefore }) => (
          <LinkRow
            key={slug}
            title={title}
            // An agenda that only announces a case file is out of date.
            note={caseFileDaysBefore ? fullName : <Unbroken>{agenda}</Unbroken>}
            href={committeePath(slug)}
          />
        ))}
      </RuledList>
    </Section>
  );
}

/** A sentence of a letter, whose words they are, and the letter's address. */
export interface Quotation {
  words: string;
  author: string;
  href: string;
}

interface FirstStepsProps {
  edition: Edition;
  quotation: Quotation | undefined;
}

/** Links for those who come for the first time or, once the conference is over, want to come to the next. */
export function FirstSteps({ edition: { conference, parents, furtherPages }, quotation }: FirstStepsProps) {
  const { social, replyWithinHours } = conference;
  const title = { before: 'New here?', during: 'New here?', after: 'The next edition' };
  return (
    <section className={clsx('section grid screen-only', styles.steps)}>
      <h2>
        <ByPhase words={title} />
      </h2>
      <RuledList>
        {social && <LinkRow title={social.label} note="News of the next edition" href={social.url} when="after" />}
        <LinkRow
          title="The secretariat"
          note={`Questions: a reply within ${replyWithinHours} hours`}
          href={routes.contact}
          when="after"
        />
        {furtherPages.map(
          ({ slug, title, onHome }) =>
            onHome && <LinkRow key={slug} title={title} note={onHome} href={furtherPath(slug)} />,
        )}
        <LinkRow title={parents.title} note="What parents and teachers ask first" href={routes.parents} />
      </RuledList>
      {quotation && (
        <figure className={clsx('stack', styles.quotation)}>
          <blockquote className="statement">“{quotation.words}”</blockquote>
          <figcaption>
            <p className="label">{quotation.author}</p>
            <ArrowLink href={quotation.href}>Read the letter</ArrowLink>
          </figcaption>
        </figure>
      )}
    </section>
  );
}

/** The purpose of the conference in one sentence, as a treaty opens. Words between two stars stand out. */
export function Preamble({ words }: { words: PhasedText }) {
  return (
    <Section title="Preamble">
      <div>
        {PHASES.map((when) => (
          <p className={clsx('statement', styles.purpose)} key={when} data-when={when}>
            {wordsIn(when, words)
              .split('**')
              .map((part, index) => (index % 2 === 0 ? part : <strong key={part}>{part}</strong>))}
          </p>
        ))}
      </div>
    </Section>
  );
}
