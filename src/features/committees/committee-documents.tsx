import type { ReactNode } from 'react';
import { isOnline } from '../../content/placeholder.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { routes } from '../../routes.ts';
import { isExternal } from '../../shared/base-path.ts';
import { addDays, formatDays } from '../../shared/dates.ts';
import { capitalise } from '../../shared/words.ts';
import { DisclosureRow, LinkRow, RuledList, TextRow } from '../../ui/ruled-list.tsx';

type DocumentsProps = Pick<Conference, 'dates'> & { committee: Committee };

/** A row for each kind of document. Several documents of one kind are in a collapsible list. */
export function CommitteeDocuments(props: DocumentsProps) {
  return (
    <RuledList>
      {documentsOf(props).map(({ title, note, links, opensOnHover }) => {
        const [first, ...others] = links;
        if (!first) return <TextRow key={title} title={title} note={note} />;
        if (others.length === 0) return <DocumentRow key={title} {...first} note={note} />;
        return (
          <DisclosureRow key={title} title={title} note={note} opensOnHover={opensOnHover}>
            {links.map((link) => (
              <DocumentRow key={link.title} {...link} />
            ))}
          </DisclosureRow>
        );
      })}
    </RuledList>
  );
}

/** A document, or a member of the executive board, whose name may have no link. */
function DocumentRow({ title, url, note }: DocumentLink & { note?: ReactNode }) {
  return url ? <LinkRow title={title} note={note} url={url} /> : <TextRow title={title} note={note} />;
}

/** Every document in its own row, with its full address. */
export function DocumentAddresses(props: DocumentsProps) {
  return (
    <RuledList>
      {documentsOf(props).flatMap(({ title, note, links }) =>
        links.length === 0 ? (
          <TextRow key={title} title={title} note={note} />
        ) : (
          links.map((link) => (
            <DocumentRow
              key={link.title}
              title={link.title === title ? title : `${title}: ${link.title}`}
              // The address is for screens only, since print styles add the address to every link.
              note={isExternal(link.url ?? '') && <span className="screen-only">{link.url}</span>}
              url={link.url}
            />
          ))
        ),
      )}
    </RuledList>
  );
}

type DocumentLink = Committee['executiveBoard'][number];

interface DocumentKind {
  title: string;
  note: string;
  /** Empty for a case file that is scheduled but not in the content yet. */
  links: DocumentLink[];
  opensOnHover: boolean;
}

function documentsOf({ committee, dates }: DocumentsProps): DocumentKind[] {
  const { executiveBoard, backgroundGuide, caseFile, caseFileDaysBefore } = committee;
  const hasGuide = backgroundGuide.some(({ url }) => url !== routes.comingSoon);
  const beginning = 'Where your research begins';
  const isExpected = caseFileDaysBefore !== undefined && !isOnline(caseFile ?? {});
  // The words “scheduled for” stay true whenever visitors read them: before, on and after that day.
  const day = isExpected && `scheduled for ${formatDays(addDays(dates.first, -caseFileDaysBefore))}`;
  const documents: DocumentKind[] = [
    { title: 'Executive Board Members', note: 'Who leads the committee', links: executiveBoard, opensOnHover: false },
    {
      title: 'Background Guide',
      note: hasGuide ? beginning : 'Not online yet',
      links: backgroundGuide,
      opensOnHover: true,
    },
  ];
  if (caseFile || day) {
    const note = capitalise([caseFile && !hasGuide && beginning, day].filter(Boolean).join(', '));
    documents.push({ title: 'Case File', note, links: caseFile ? [caseFile] : [], opensOnHover: false });
  }
  return documents;
}
