import type { KeyDate } from '../../content/facts/key-dates.ts';
import { shownAttributes } from '../../shared/time-shown.ts';
import { Label } from '../../ui/letters.tsx';

/** Marks a date that has passed. */
export function Passed({ word, until }: { word: string } & Pick<KeyDate, 'until'>) {
  return (
    <Label as="span" {...shownAttributes({ from: until })}>
      {word}
    </Label>
  );
}
