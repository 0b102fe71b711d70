import { spellings } from '../../features/glossary/glossary.ts';
import { anchorOf } from '../../shared/anchor.ts';
import { FACT_NAMES, unknownFacts } from '../fill-in.ts';
import { nearest } from '../nearest.ts';
import type { FirstConference } from '../schemas/first-conference.ts';
import type { Glossary } from '../schemas/glossary.ts';
import type { Parents } from '../schemas/parents.ts';
import type { Issue } from './issue.ts';
import { findAt, type Passage } from './prose.ts';

/** Ids that every page has already: a term with one of them could not be found. */
const TAKEN_ANCHORS = ['main', 'registration', 'registration-title', 'site-nav'];

/** What is wrong in the glossary, each with its remedy. */
export function findGlossaryIssues({ terms }: Pick<Glossary, 'terms'>): Issue[] {
  const at = (term: string): Pick<Issue, 'file' | 'path'> => ({
    file: 'glossary.yaml',
    path: ['terms', terms.findIndex((entry) => entry.term === term)],
  });
  const names = new Set(terms.map(({ term }) => term));
  const forms = terms.flatMap((term) => [...new Set(spellings(term))].map((form) => ({ form, term: term.term })));
  return [
    ...shared(terms.map(({ term }) => ({ key: anchorOf(term), term }))).map(({ terms, key }) => ({
      ...at(terms.at(-1) ?? ''),
      message: `${terms.join(' and ')} have the same anchor, #${key}. Remove one, or rename it.`,
    })),
    ...shared(forms.map(({ form, term }) => ({ key: form, term }))).map(({ terms, key }) => ({
      ...at(terms.at(-1) ?? ''),
      message: `${terms.join(' and ')} both have the word “${key}”. Remove it from one of them.`,
    })),
    ...terms
      .filter(({ term }) => TAKEN_ANCHORS.includes(anchorOf(term)))
      .map(({ term }) => ({
        ...at(term),
        message: `${term}: the page already uses the anchor #${anchorOf(term)}. Rename the term.`,
      })),
    ...terms.flatMap(({ term, see }) =>
      see
        .filter((other) => !names.has(other) || other === term)
        .map((other) => ({
          file: 'glossary.yaml',
          path: [...(at(term).path ?? []), 'see'],
          message: `${other} is not another term in this list. Correct it or remove it.`,
        })),
    ),
  ];
}

/** What is wrong in the pages for a first conference and for parents, each with its remedy. */
export function findGuidanceIssues(firstConference: FirstConference, parents: Parents): Issue[] {
  const items = firstConference.checklist.flatMap(({ items }) => items);
  const showsAnnouncements = parents.questions.some(({ shows }) => shows === 'announcements');
  return [
    ...shared(items.map(({ title }, index) => ({ key: anchorOf(title), term: `${title} (number ${index + 1})` }))).map(
      ({ terms }) => ({
        file: 'first-conference.yaml',
        path: ['checklist'],
        message: `${terms.join(' and ')} have the same title, so one tick would count for both. Give each its own title.`,
      }),
    ),
    ...(showsAnnouncements !== parents.announcements.length > 0
      ? [
          {
            file: 'parents.yaml',
            path: ['announcements'],
            message: showsAnnouncements
              ? 'A question shows the announcements, but there are none. Remove the question, or add to the list.'
              : 'No question shows these. Add “shows: announcements” to one, or empty the list.',
          },
        ]
      : []),
  ];
}

/** Names in braces that name no fact. */
export function findUnknownFacts(passages: readonly Passage[]): Issue[] {
  return passages.flatMap((passage) =>
    unknownFacts(passage.text).map((name) => {
      const meant = nearest(name, FACT_NAMES);
      return findAt(
        passage,
        passage.text.indexOf(`{${name}}`),
        `There is no fact called {${name}}. ${meant ? `Did you mean {${meant}}?` : `The facts are: ${FACT_NAMES.join(', ')}.`}`,
      );
    }),
  );
}

/** Keys that several terms have, with those terms. */
function shared(entries: { key: string; term: string }[]): { key: string; terms: string[] }[] {
  return [...Map.groupBy(entries, ({ key }) => key)]
    .filter(([, group]) => group.length > 1)
    .map(([key, group]) => ({ key, terms: group.map(({ term }) => term) }));
}
