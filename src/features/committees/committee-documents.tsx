import type { Committee } from '../../content/schemas/committee.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { routes } from '../../routes.ts';
import { isExternal } from '../../shared/base-path.ts';
import { addDays, formatDate } from '../../shared/dates.ts';
import { DisclosureRow, LinkRow, RuledList, TextRow } from '../../ui/ruled-list.tsx';

type DocumentsProps = Pick<Conference, 'dates'> & { committee: Committee };

/** Several documents of one kind are in a list that opens. */
export function CommitteeDocuments(props: DocumentsProps) {
  return (
    <RuledList>
      {documentsOf(props).map(({ title, note, links, opensOnHover }) => {
        const [first, ...others] = links;
        if (!first) return <TextRow key={title} title={title} note={note} />;
        if (others.length === 0) return <LinkRow key={title} title={first.title} note={note} href={first.url} />;
        return (
          <DisclosureRow key={title} title={title} note={note} opensOnHover={opensOnHover}>
            {links.map(({ title, url }) => (
              <LinkRow key={title} title={title} href={url} />
            ))}
          </DisclosureRow>
        );
      })}
    </RuledList>
  );
}

/** Every document in a row of its own, with its address in full. */
export function DocumentAddresses(props: DocumentsProps) {
  return (
    <RuledList>
      {documentsOf(props).flatMap(({ title, note, links }) =>
        links.length === 0 ? (
          <TextRow key={title} title={title} note={note} />
        ) : (
          links.map((link) => (
            <LinkRow
              key={link.url}
              title={link.title === title ? title : `${title}: ${link.title}`}
              // Print styles write the address after the link.
              note={isExternal(link.url) && <span className="screen-only">{link.url}</span>}
              href={link.url}
            />
          ))
        ),
      )}
    </RuledList>
  );
}

interface DocumentKind {
  title: string;
  note: string | undefined;
  /** None for a case file that has no address yet. */
  links: Committee['executiveBoard'];
  opensOnHover: boolean;
}

function documentsOf({ committee, dates }: DocumentsProps): DocumentKind[] {
  const { executiveBoard, backgroundGuide, caseFile, caseFileDaysBefore } = committee;
  const isGuideReady = backgroundGuide.some(({ url }) => url !== routes.comingSoon);
  const beginning = 'Where your research begins';
  // The due date, not that it came: only its readers know that.
  const due = caseFileDaysBefore ? `Due on ${formatDate(addDays(dates.first, -caseFileDaysBefore))}` : undefined;
  const documents: DocumentKind[] = [
    { title: 'Executive Board Members', note: 'Who leads the committee', links: executiveBoard, opensOnHover: false },
    {
      title: 'Background Guide',
      note: isGuideReady ? beginning : undefined,
      links: backgroundGuide,
      opensOnHover: true,
    },
  ];
  if (caseFile || due) {
    const note = caseFile ? [!isGuideReady && beginning, due].filter(Boolean).join('. ') : due;
    documents.push({ title: 'Case File', note, links: caseFile ? [caseFile] : [], opensOnHover: false });
  }
  return documents;
}
