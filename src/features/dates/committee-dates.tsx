import type { Edition } from '../../content/collections.ts';
import { isForCommittee } from '../../content/facts/for-committee.ts';
import { keyDates } from '../../content/facts/key-dates.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { committeePath, routes } from '../../routes.ts';
import { formatDays, weekdays } from '../../shared/dates.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Clause } from '../../ui/clause.tsx';
import { Quiet } from '../../ui/letters.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { Passed } from './passed.tsx';

/** The dates that concern a committee, on its page until the conference is over. Nothing if there are none. */
export function CommitteeDates({ edition, committee }: { edition: Edition; committee: Committee }) {
  const path = committeePath(committee.slug);
  const dates = keyDates(edition).filter((date) => isForCommittee(date, committee.slug));
  if (dates.length === 0) return null;
  return (
    <div data-when="before during">
      <Clause title={edition.pages.dates.title} noteWidth="narrow">
        <div>
          <Ruled as="ol" isTight>
            {dates.map(({ key, title, days, text, link, until }) => (
              <li key={key}>
                <b>{title}</b>
                <Quiet isSmall className="actions">
                  <span>
                    {weekdays(days)}, {formatDays(days)}
                  </span>
                  <Passed word={edition.wording.dates.passed} until={until} />
                </Quiet>
                {text && <p className="measure">{text}</p>}
                {link && link.url !== path && (
                  <p className="screen-only">
                    <ArrowLink href={link.url}>{link.title}</ArrowLink>
                  </p>
                )}
              </li>
            ))}
          </Ruled>
          <p className="screen-only">
            <ArrowLink href={routes.dates}>{edition.wording.dates.all}</ArrowLink>
          </p>
        </div>
      </Clause>
    </div>
  );
}
