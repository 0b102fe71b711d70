import type { ComponentProps } from 'react';
import type { Edition } from '../../content/collections.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import type { MarkedText } from '../../content/terms.ts';
import { routes } from '../../routes.ts';
import { Remark } from '../../ui/remark.tsx';
import { DisclosureRow, LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import { Marked } from '../glossary/glossary.tsx';

interface CommitteeDocumentsProps {
  committee: Committee;
  words: Edition['wording']['committee'];
  /** The names of the documents, with terms marked. */
  terms: MarkedText;
}

/** The links of a committee: who leads it, what to read, and the case file where there is one. */
export function CommitteeDocuments({ committee, words, terms }: CommitteeDocumentsProps) {
  const { executiveBoard, backgroundGuide, caseFile, portfolioSheet } = committee;
  return (
    <div>
      <RuledList>
        <Documents title={words.executiveBoard} note={words.executiveBoardNote} links={executiveBoard} />
        <Documents
          title={words.backgroundGuide}
          note={words.backgroundGuideNote}
          links={backgroundGuide}
          opensOnHover
        />
        {caseFile && <LinkRow title={caseFile.title} note={words.caseFileNote} href={caseFile.url} />}
        {portfolioSheet && (
          <LinkRow
            title={words.portfolios}
            note={words.portfoliosNote}
            href={portfolioSheet}
            // What is free today is of no use on paper, and the brief is one sheet.
            className="screen-only"
          />
        )}
      </RuledList>
      {terms.length > 0 && (
        <Remark className="screen-only">
          {words.inPlainWords} <Marked text={terms} />
        </Remark>
      )}
    </div>
  );
}

type DocumentsProps = Omit<ComponentProps<typeof DisclosureRow>, 'children'> & { links: Committee['executiveBoard'] };

/** One link as a row; several as a row that opens. */
function Documents({ links, ...row }: DocumentsProps) {
  const [first = { url: routes.comingSoon }, ...others] = links;
  if (others.length === 0) return <LinkRow title={row.title} note={row.note} href={first.url} />;
  return (
    <DisclosureRow {...row}>
      <RuledList isNested>
        {links.map((link) => (
          <LinkRow key={link.title} title={link.title} href={link.url} />
        ))}
      </RuledList>
    </DisclosureRow>
  );
}
