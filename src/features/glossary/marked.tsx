import { routes } from '../../site/routes.ts';
import { Link } from '../../ui/link.tsx';
import type { MarkedText } from './glossary.ts';
import styles from './marked.module.css';

/** A text whose terms lead to their explanation. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((piece) => (typeof piece === 'string' ? piece : <TermLink key={piece.anchor} {...piece} />));
}

/** A word in a sentence that leads to its explanation. */
export function TermLink({ anchor, words }: { anchor: string; words: string }) {
  return (
    <Link href={`${routes.firstConference}#${anchor}`} className={styles.term}>
      {words}
    </Link>
  );
}
