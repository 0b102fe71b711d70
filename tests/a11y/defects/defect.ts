import type { CheckName } from '../checks.ts';

/** A fault as pages have it, put into a page that has none, to see that a check finds it. */
export interface Defect {
  name: string;
  /** Of WCAG 2.2; where there is none, the practice that it breaks. */
  criterion: string;
  path: string;
  /** Of the window, in CSS pixels: `DESK_SIZE` unless it is told. */
  size?: { width: number; height: number };
  /** The check that must find it. Others may, too. */
  caughtBy: CheckName;
  /** What its finding says, so that it is found for what it is. */
  saying: RegExp;
  /** A style sheet, or what runs in the page, after `prepare`; it uses nothing from around it. */
  seed: string | (() => void);
}

export const DESK_SIZE = { width: 1280, height: 900 };
export const PHONE_SIZE = { width: 390, height: 844 };
export const SMALL_SIZE = { width: 320, height: 640 };
