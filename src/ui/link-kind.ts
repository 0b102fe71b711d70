import { clsx } from 'clsx';
import styles from './link-kind.module.css';

const KINDS = {
  inline: clsx(styles.text),
  text: clsx('target', styles.text),
  listed: clsx('target', styles.listed),
  underlined: clsx('target', styles.underlined),
  action: clsx('target', styles.action),
  arrow: clsx('target', styles.action, styles.underlined),
};

/**
 * How a link looks. All but `inline`, which is for a word in a sentence, are large enough for a finger.
 *
 * - `text` stands out among words;
 * - `listed` is one of many: underlined when it is pointed at;
 * - `underlined` has a faint line under it, stronger when it is pointed at;
 * - `action` is a thing to do, with or without an icon;
 * - `arrow` is an action with that faint line.
 */
export type LinkKind = keyof typeof KINDS;

/** The classes of a kind, for what looks like a link and is none: a button, a summary. */
export function linkClass(kind: LinkKind): string {
  return KINDS[kind];
}
