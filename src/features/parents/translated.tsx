import type { PropsWithChildren } from 'react';
import { languageOf } from '../../languages/languages.ts';
import { LATIN } from '../../languages/scripts.ts';
import styles from './translated.module.css';

/** Sets what is in it as its script asks: in a font that has its letters, with open lines, and no space between letters. */
export function Translated({ lang, children }: PropsWithChildren<{ lang: string }>) {
  return <div className={languageOf(lang).script === LATIN ? undefined : styles.script}>{children}</div>;
}
