import type { CheckName } from './checks.ts';
import { keyboardDefects } from './defects/keyboard.ts';
import { lookDefects } from './defects/look.ts';
import { markupDefects } from './defects/markup.ts';
import { widgetDefects } from './defects/widgets.ts';

/** A fault as pages have it, put into a page that has none, to see that a check finds it. */
export interface Defect {
  name: string;
  /** Of WCAG 2.2; where there is none, the practice that it breaks. */
  criterion: string;
  path: string;
  /** Of the window, in CSS pixels: 1280 × 900 unless it is told. */
  size?: { width: number; height: number };
  /** The check that must find it. Others may, too. */
  caughtBy: CheckName;
  /** What its finding says, so that it is found for what it is. */
  saying: RegExp;
  /** Runs in the page, after `prepare`, so it uses nothing from around it. */
  seed: () => void;
}

export const DESK_SIZE = { width: 1280, height: 900 };
export const PHONE_SIZE = { width: 390, height: 844 };
export const SMALL_SIZE = { width: 320, height: 640 };

/** All of them, grouped by what is broken. */
export const DEFECTS: Defect[] = [...markupDefects, ...keyboardDefects, ...lookDefects, ...widgetDefects];
