import { addressalPath, type MenuLink, routes } from '../../routes.ts';
import type { Edition } from '../collections.ts';
import type { PhasedText, PhaseWords } from '../phases.ts';
import { inEnglish, type Translated, type TranslateText } from './translated.ts';

/** A link of the second bar or the footer, or the button that opens registration. */
export type MenuEntry = MenuLink | (Omit<MenuLink, 'href'> & { opensRegistration: true });

/** What stands around a page, but for the header. Here `lang` is the language of words that are not in English. */
export interface Frame {
  home: MenuLink;
  /** The state of the conference in a line. */
  phase: Translated<PhaseWords>;
  /** The links that most visitors need. */
  quickLinks: MenuEntry[];
  footer: {
    label: Translated;
    closingLine: Translated<PhasedText>;
    columns: { title: Translated; entries: MenuEntry[] }[];
    rightsReserved: Translated;
    social: MenuLink | undefined;
  };
}

export type FrameSources = Pick<
  Edition,
  'conference' | 'pages' | 'wording' | 'addressals' | 'schedule' | 'dates' | 'announcements'
>;

/** The language of a page that is not in English. */
interface Speech {
  code?: string;
  translate: TranslateText;
}

/** Anchor on the About page of the list of archives. */
export const EARLIER_EDITIONS = 'earlier-editions';

/** What stands around a page. @param phase in the language of the page @param hasArchives whether there are sites of earlier editions */
export function frameOf(
  sources: FrameSources,
  phase: PhaseWords,
  hasArchives: boolean,
  { code, translate }: Speech = { translate: inEnglish },
): Frame {
  const { conference, pages, wording, addressals, schedule, dates, announcements } = sources;
  const words = wording.menus;
  const [brochure] = conference.resources;
  const { social } = conference;

  const say = <Text extends PhasedText>(english: Text): Translated<Text> => {
    const { words, lang } = translate(english);
    return { words, lang: lang ? undefined : code };
  };
  const labelled = (english: string) => {
    const { words: label, lang } = say(english);
    return { label, lang };
  };
  const link = (english: string, href: string): MenuLink => ({ ...labelled(english), href });
  const linkTo = (page: keyof typeof routes) => link(pages[page].title, routes[page]);
  const registration: MenuEntry = { ...labelled(wording.registration.link), opensRegistration: true };

  return {
    home: linkTo('home'),
    phase: { words: phase, lang: code },
    quickLinks: [
      ...(schedule.days.length > 0 ? [linkTo('schedule')] : []),
      linkTo('guidelines'),
      registration,
      linkTo('contact'),
    ],
    footer: {
      label: say(pages.footer.label),
      closingLine: say(pages.footer.text),
      columns: [
        {
          title: say(words.conference),
          entries: [
            linkTo('about'),
            linkTo('committees'),
            linkTo('guidelines'),
            ...(dates.dates.length > 0 ? [linkTo('dates')] : []),
            ...(announcements.length > 0 ? [linkTo('announcements')] : []),
            linkTo('parentsAndSchools'),
            linkTo('media'),
          ],
        },
        {
          title: say(words.delegates),
          entries: [
            registration,
            linkTo('firstConference'),
            ...(brochure ? [link(brochure.title, brochure.url)] : []),
            linkTo('contact'),
          ],
        },
        {
          title: say(pages.addressals.title),
          entries: addressals.map(({ slug, title }) => link(title, addressalPath(slug))),
        },
        {
          title: say(words.thisSite),
          entries: [
            linkTo('search'),
            ...(conference.offerOfflineCopy ? [linkTo('offlineCopy')] : []),
            linkTo('accessibility'),
            linkTo('privacy'),
            ...(hasArchives ? [link(wording.about.earlierEditions, `${routes.about}#${EARLIER_EDITIONS}`)] : []),
          ],
        },
      ],
      rightsReserved: say(words.rightsReserved),
      // The name of an account is the same in all languages.
      social:
        social && (social.label ? { label: social.label, href: social.url } : link(words.socialMedia, social.url)),
    },
  };
}
