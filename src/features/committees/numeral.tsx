import { sealSeed } from '../../content/facts/seal-seed.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { roman } from '../../shared/words.ts';
import { Rosette, weaveId } from '../../ui/rosette.tsx';
import styles from './numeral.module.css';

interface NumeralProps {
  committee: Pick<Committee, 'slug' | 'seal'>;
  /** Place of the committee, from 1 on. */
  number: number;
  /** The page has the committee's rosette already: the same lines are used again. */
  isRepeated?: boolean;
  isSmall?: boolean;
  className?: string | undefined;
}

/** The numeral of a committee in its rosette, for the eye alone: a text beside it names the committee. */
export function Numeral({ committee, number, isRepeated = false, isSmall = false, className = '' }: NumeralProps) {
  const seed = sealSeed(committee);
  return (
    <svg className={`${styles.numeral} ${className}`} viewBox="-500 -500 1000 1000" aria-hidden="true">
      {isRepeated ? <use href={`#${weaveId(seed)}`} /> : <Rosette seed={seed} size={isSmall ? 'small' : 'large'} />}
      <text x="6" dy="0.36em">
        {roman(number)}
      </text>
    </svg>
  );
}
