import type { ComponentProps } from 'react';
import type { Committee } from '../../content/schemas/committee.ts';
import type { MarkedText } from '../../content/terms.ts';
import { routes } from '../../routes.ts';
import { Remark } from '../../ui/remark.tsx';
import { DisclosureRow, LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import { Marked } from '../glossary/glossary.tsx';

/** The links of a committee: who leads it, what to read, and the case file where there is one. */
export function CommitteeDocuments({ committee, terms }: { committee: Committee; terms: MarkedText }) {
  const { executiveBoard, backgroundGuide, caseFile, portfolioSheet } = committee;
  return (
    <div>
      <RuledList>
        <Documents title="Executive Board Members" note="Who leads the committee" links={executiveBoard} />
        <Documents title="Background Guide" note="Where your research begins" links={backgroundGuide} opensOnHover />
        {caseFile && <LinkRow title={caseFile.title} note="The facts of the case" href={caseFile.url} />}
        {portfolioSheet && (
          <LinkRow
            title="Portfolios"
            note="Which are free, and which are taken"
            href={portfolioSheet}
            // What is free today is of no use on paper, and the brief is one sheet.
            className="screen-only"
          />
        )}
      </RuledList>
      {terms.length > 0 && (
        <Remark className="screen-only">
          In plain words: <Marked text={terms} />
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
