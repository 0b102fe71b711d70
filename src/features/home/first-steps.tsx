import { routes } from '../../site/routes.ts';
import { Clause } from '../../ui/clause.tsx';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';

/** Where those begin who have never been to a conference, and their parents. */
export function FirstSteps() {
  return (
    <div className="wrap">
      <Clause title="New here?" isFirst>
        <RuledList>
          <LinkRow
            title="First conference?"
            note="A day in committee, a checklist, and every new word"
            href={routes.firstConference}
          />
          <LinkRow
            title="Parents and schools"
            note="What parents and teachers ask first, with answers"
            href={routes.parentsAndSchools}
          />
        </RuledList>
      </Clause>
    </div>
  );
}
