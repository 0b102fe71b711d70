import type { KeyDate } from '../../content/facts/key-dates.ts';
import { shownAttributes } from '../../shared/time-shown.ts';

/** Marks a date that has passed. */
export function Passed({ until }: Pick<KeyDate, 'until'>) {
  return (
    <span className="label" {...shownAttributes({ from: until })}>
      Passed
    </span>
  );
}
