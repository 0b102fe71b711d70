/** What the first view of a page may weigh; bytes as they are transferred, 1 KB = 1000 bytes. */
export interface Budget {
  /** With the styles that stand in it. */
  html: number;
  /** Those that are loaded at once. */
  fonts: number;
  /** Files that are not lazy and those that its styles name, on a phone of 390 px with two pixels to each. */
  phonePictures: number;
  /** The same on a screen of 1440 px with one. */
  desktopPictures: number;
  /** Scripts of the page and its islands, apart from React's runtime, before anybody does anything. */
  script: number;
  /** React's runtime. */
  runtime: number;
  /** Scripts that stand in the page, as they stand there. */
  inlineScript: number;
  /** HTML, fonts and pictures together, on the phone: what is fetched before a page is seen as it is meant. */
  firstView: number;
}

const INNER: Budget = {
  html: 21_000,
  fonts: 40_000,
  phonePictures: 50_000,
  desktopPictures: 80_000,
  script: 0,
  runtime: 0,
  // On every page: the phase of the conference, menus that also work in old browsers, and deleting an old draft.
  inlineScript: 6_700,
  firstView: 100_000,
};
const SPLASH: Budget = { ...INNER, html: 14_000, phonePictures: 60_000, desktopPictures: 75_000, firstView: 150_000 };
/** The only place where one picture is large enough for a budget of its own. */
const WITH_COMMITTEE_PICTURE: Budget = {
  ...INNER,
  phonePictures: 70_000,
  desktopPictures: 120_000,
  firstView: 125_000,
};
/**
 * Pages on which something changes under the visitor's eyes. On /contact the scripts in the page hold the form, and
 * report a failure with its toast, when the form's own script does not load.
 */
const WITH_ISLAND: Budget = { ...INNER, script: 12_000, runtime: 62_000, inlineScript: 12_700 };
/** The home page holds its façade and its words for each phase of the conference. */
const HOME: Budget = { ...WITH_ISLAND, html: 24_000 };

/** The budget of a page, by its file within the site; the first that fits counts. */
const BUDGETS: readonly (readonly [pages: RegExp, budget: Budget])[] = [
  [/^index\.html$/, SPLASH],
  [/^(committees(\/.+)?|media)\.html$/, WITH_COMMITTEE_PICTURE],
  [/^home\.html$/, HOME],
  [/^(contact|search|keep)\.html$/, WITH_ISLAND],
  [/^/, INNER],
];

/** @param file within the site, such as `committees/unhrc.html` */
export function budgetOf(file: string): Budget {
  return BUDGETS.find(([pages]) => pages.test(file))?.[1] ?? INNER;
}
