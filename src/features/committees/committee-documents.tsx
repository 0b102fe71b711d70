import type { ComponentProps } from 'react';
import type { Committee } from '../../content/schemas/committee.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { routes } from '../../routes.ts';
import { addDays, formatDate } from '../../shared/dates.ts';
import { DisclosureRow, LinkRow, RuledList, TextRow } from '../../ui/ruled-list.tsx';

export function CommitteeDocuments({ committee, dates }: Pick<Conference, 'dates'> & { committee: Committee }) {
  const { executiveBoard, backgroundGuide, caseFile, caseFileDaysBefore } = committee;
  const isGuideReady = backgroundGuide.some(({ url }) => url !== routes.comingSoon);
  const beginning = 'Where your research begins';
  // The due date, not that it came: only its readers know that.
  const due = caseFileDaysBefore && `Due on ${formatDate(addDays(dates.first, -caseFileDaysBefore))}`;
  const caseFileNote = [!isGuideReady && beginning, due].filter(Boolean).join('. ');
  return (
    <RuledList>
      <Documents title="Executive Board Members" note="Who leads the committee" links={executiveBoard} />
      <Documents title="Background Guide" note={isGuideReady && beginning} links={backgroundGuide} opensOnHover />
      {caseFile ? (
        <LinkRow title={caseFile.title} note={caseFileNote} href={caseFile.url} />
      ) : (
        due && <TextRow title="Case File" note={due} />
      )}
    </RuledList>
  );
}

type DocumentsProps = Omit<ComponentProps<typeof DisclosureRow>, 'children'> & { links: Committee['executiveBoard'] };

function Documents({ links, ...row }: DocumentsProps) {
  const [first, ...others] = links;
  if (first && others.length === 0) return <LinkRow title={first.title} note={row.note} href={first.url} />;
  return (
    <DisclosureRow {...row}>
      {links.map((link) => (
        <LinkRow key={link.title} title={link.title} href={link.url} />
      ))}
    </DisclosureRow>
  );
}
