import { clsx } from 'clsx';
import type { Edition } from '../../content/collections.ts';
import { ByPhase } from '../../phase/by-phase.tsx';
import { PHASES, type PhasedText, wordsIn } from '../../phase/phase.ts';
import { committeePath, furtherPath, type MenuLink, routes } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './home-sections.module.css';

/** The agendas, once the conference is over, as a way into the committees. */
export function Debated({ committees }: Pick<Edition, 'committees'>) {
  return (
    <Section title="What was debated" when="after">
      <RuledList className={styles.agendas}>
        {committees.map(({ slug, title, agenda }) => (
          <LinkRow key={slug} title={title} note={<Unbroken>{agenda}</Unbroken>} href={committeePath(slug)} />
        ))}
      </RuledList>
    </Section>
  );
}

/** A sentence of a letter, and the letter. */
export interface Quotation {
  words: string;
  letter: MenuLink;
}

interface FirstStepsProps {
  edition: Edition;
  quotation: Quotation | undefined;
}

/** Links for those who come for the first time or, once the conference is over, want to come to the next. */
export function FirstSteps({ edition: { conference, parents, furtherPages }, quotation }: FirstStepsProps) {
  const { social, nextEdition, replyWithinHours } = conference;
  const title = { before: 'New here?', during: 'New here?', after: 'The next edition' };
  return (
    <Section title={<ByPhase words={title} />} isNoted>
      <RuledList>
        {social && (
          <LinkRow
            title={social.label}
            note={nextEdition ? 'News of the next edition' : 'Where the next dates will be announced'}
            href={social.url}
            when="after"
          />
        )}
        <LinkRow
          title="The secretariat"
          note={<Unbroken>{`Ask about the next edition: a reply within ${replyWithinHours} hours`}</Unbroken>}
          href={routes.contact}
          when="after"
        />
        {furtherPages.map(
          ({ slug, title, onHome }) =>
            onHome && <LinkRow key={slug} title={title} note={onHome} href={furtherPath(slug)} />,
        )}
        <LinkRow title={parents.title} note="What parents and teachers ask first, with answers" href={routes.parents} />
      </RuledList>
      {quotation && (
        <blockquote className="margin">
          <p className="title">“{quotation.words}”</p>
          <ArrowLink href={quotation.letter.href}>{quotation.letter.label}</ArrowLink>
        </blockquote>
      )}
    </Section>
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
