import type { Edition } from '../../content/collections.ts';
import { calendarPath } from '../../routes.ts';
import { siteUrls } from '../../shared/base-path.ts';
import { Actions } from '../../ui/actions.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';

/**
 * Subscribes a calendar to all dates. The address is that of the file, which stays from edition to edition: the events in
 * it change with the content.
 */
export function SubscribeToCalendar({ edition: { conference, wording } }: { edition: Edition }) {
  const feed = siteUrls(conference.site)(calendarPath('conference'));
  const webcal = feed.replace(/^https/, 'webcal');
  const google = new URLSearchParams({ cid: webcal });
  const outlook = new URLSearchParams({ url: feed, name: conference.shortName });
  return (
    <div className="wrap screen-only">
      <Clause title={wording.calendar.follow}>
        <div>
          <p className="measure">{wording.calendar.followNote}</p>
          <Actions>
            <ArrowLink href={webcal}>Subscribe</ArrowLink>
            <ArrowLink href={`https://calendar.google.com/calendar/render?${google}`}>Google Calendar</ArrowLink>
            <ArrowLink href={`https://outlook.live.com/calendar/0/addfromweb?${outlook}`}>Outlook</ArrowLink>
            <ArrowLink href={calendarPath('conference')} isFile>
              Calendar file
            </ArrowLink>
          </Actions>
        </div>
      </Clause>
    </div>
  );
}
