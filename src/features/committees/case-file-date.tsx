import type { Conference } from '../../content/schemas/conference.ts';
import { beginOf, formatDateWithWeekday } from '../../shared/dates.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Quiet } from '../../ui/letters.tsx';

interface CaseFileDateProps {
  /** The day on which it is due. */
  day: string;
  timeZone: Conference['timeZone'];
  /** Where it can be read, if that is known. */
  url: string | undefined;
}

/**
 * When the case file comes, until its day, and when it was due from then on: only its readers know whether it came.
 * Without script nobody knows the day, and the first sentence is true on every day.
 */
export function CaseFileDate({ day, timeZone, url }: CaseFileDateProps) {
  const dueAt = beginOf(day, timeZone);
  const date = formatDateWithWeekday(day);
  return (
    <Quiet as="div" className="measure">
      <p data-until={0}>Case file due: {date}.</p>
      <p data-until={dueAt} hidden>
        More will be known with the case file, which is due on {date}.
      </p>
      <p data-from={dueAt} hidden>
        The case file was due on {date}.
      </p>
      {url && (
        <p data-from={dueAt} hidden>
          <ArrowLink href={url}>Open the case file</ArrowLink>
        </p>
      )}
    </Quiet>
  );
}
