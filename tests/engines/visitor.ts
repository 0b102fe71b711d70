/** A visitor in another engine than Chromium: what the journeys need, said once for both libraries. */
export interface Visitor {
  /** Opens a page and waits until it is loaded. */
  open: (path: string) => Promise<void>;
  /** Runs a function in the page, that refers to nothing but its arguments. */
  run: <Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks with the mouse where the element is. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: PressedKey) => Promise<void>;
  /** Makes the window so wide, in CSS pixels. */
  resize: (width: number) => Promise<void>;
  leave: () => Promise<void>;
}

export type PressedKey = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown';

/** How a browser is set before it starts. */
export interface Settings {
  /** Where the site is, without a slash at its end. */
  address: string;
  scheme: 'light' | 'dark';
}

export interface Engine {
  /** Without a version, since the report must not change with it. */
  name: string;
  /** What is missing on this machine, and nothing if the engine can be started. */
  missing?: string | undefined;
  start: (settings: Settings) => Promise<Visitor>;
}

export const WINDOW_HEIGHT = 900;
