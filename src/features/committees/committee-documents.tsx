import type { ComponentProps } from 'react';
import type { Committee } from '../../content/schemas/committee.ts';
import { routes } from '../../routes.ts';
import { DisclosureRow, LinkRow, RuledList } from '../../ui/ruled-list.tsx';

/** The links of a committee: who leads it, what to read, and the case file where there is one. */
export function CommitteeDocuments({ committee }: { committee: Committee }) {
  const { executiveBoard, backgroundGuide, caseFile } = committee;
  return (
    <RuledList>
      <Documents title="Executive Board Members" note="Who leads the committee" links={executiveBoard} />
      <Documents title="Background Guide" note="Where your research begins" links={backgroundGuide} opensOnHover />
      {caseFile && <LinkRow title={caseFile.title} note="The facts of the case" href={caseFile.url} />}
    </RuledList>
  );
}

type DocumentsProps = Omit<ComponentProps<typeof DisclosureRow>, 'children'> & { links: Committee['executiveBoard'] };

/** One link as a row; several as a row that opens. */
function Documents({ links, ...row }: DocumentsProps) {
  const [first = { url: routes.comingSoon }, ...others] = links;
  if (others.length === 0) return <LinkRow title={row.title} note={row.note} href={first.url} />;
  return (
    <DisclosureRow {...row}>
      {links.map((link) => (
        <LinkRow key={link.title} title={link.title} href={link.url} />
      ))}
    </DisclosureRow>
  );
}
