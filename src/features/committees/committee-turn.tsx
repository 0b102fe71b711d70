import type { Committee } from '../../content/schemas/committee.ts';
import { committeePath } from '../../site/routes.ts';
import { Turn } from '../../ui/turn.tsx';

/** Links to the committees before and after this one. */
export function CommitteeTurn({ previous, next }: { previous: Committee | undefined; next: Committee | undefined }) {
  const linkTo = (which: string, { title, slug }: Committee) => ({
    label: (
      <>
        <span className="visually-hidden">{which} committee: </span>
        {title}
      </>
    ),
    href: committeePath(slug),
  });
  if (!previous && !next) return null;
  return (
    <div className="wrap">
      <Turn
        label="Other committees"
        previous={previous && linkTo('Previous', previous)}
        next={next && linkTo('Next', next)}
      />
    </div>
  );
}
