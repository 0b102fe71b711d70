import { z } from 'astro/zod';
import { COUNTRIES, type CountryCode, countryName } from '../../shared/phone.ts';
import { emailAddress, linkTarget, serviceOrigin, siteAddress } from './addresses.ts';
import { agree } from './agree.ts';
import { committeeKinds, eligibilityWords } from './committee-groups.ts';
import {
  countdownToFirstDay,
  datesInOrder,
  dressCodeForEachDay,
  formDaysInOrder,
  formTitlesDiffer,
  kindIdsDiffer,
  nextEditionLater,
  timeZoneOfCountry,
} from './conference-constraints.ts';
import { calendarDate, fieldset, refuse, text, wholeNumber } from './fields.ts';

const days = fieldset({ first: calendarDate(), last: calendarDate() });

/** `content/conference.yaml`: the facts that hold for the whole conference. */
export const conferenceSchema = fieldset({
  name: text('School Model United Nations').describe('Full name, as the footer and the splash page show it.'),
  shortName: text('School MUN').describe('Short name for the header: about 20 letters at most.'),
  edition: wholeNumber(1)
    .positive()
    .describe('Number of this edition: ordinals such as "First edition" derive from it.'),
  city: text('Geneva'),
  country: z
    .enum(COUNTRIES, { error: ({ input }) => countryMessage(String(input)) })
    .describe('The two letters of the country, which telephone numbers without a country code belong to.'),
  site: siteAddress().describe(
    'Address of the published site, for canonical addresses and the sitemap; its path is the base of all addresses.',
  ),
  dates: days.describe('First and last day, by the calendar of the venue.'),
  nextEdition: days
    .optional()
    .describe('First and last day of the next edition. Leave it out until they are announced.'),
  countdownTarget: localDateTime().describe('What the countdown counts to, on the visitor’s own clock.'),
  timeZone: z.string().describe('IANA time zone of the venue.'),
  venue: text('The town hall, Geneva'),
  map: linkTarget().optional().describe('Where a map shows the venue. Leave it out if there is none to link to.'),
  calendarChanges: wholeNumber(0)
    .nonnegative({ error: 'This is the number of changes. Write 0 or a higher number.' })
    .default(0)
    .describe(
      'How many times the dates, key dates or the venue have changed since they were published: a higher number makes calendars update.',
    ),
  dressCode: z
    .array(
      fieldset({
        title: text('Formal dress'),
        examples: text('a suit, or a blazer with trousers or a skirt')
          .optional()
          .describe('What it can be, as the end of a sentence: “for example …”.'),
      }),
    )
    .default([])
    .describe('Dress code of each day, in order. Leave it out if there is none.'),
  committeeKinds: committeeKinds.describe('Kinds of committees, in the order of the choices on the page Committees.'),
  eligibility: eligibilityWords
    .optional()
    .describe('What pages say where a committee is not open to everybody. Leave it out where all are.'),
  replyWithinHours: wholeNumber(48).positive(),
  registration: z
    .array(
      fieldset({
        title: text('School Registration Forms'),
        note: text('For a teacher bringing a delegation').optional().describe('Who the form is for.'),
        url: linkTarget(),
        opens: calendarDate()
          .optional()
          .describe('The first day on which it is open. Leave it out if it is open already.'),
        closes: calendarDate().optional().describe('The last day on which it is open. Leave it out if there is none.'),
      }),
    )
    .min(1, {
      error: 'At least one form is needed. If none is open yet, say when it opens, for example: opens: "2030-02-01"',
    })
    .describe('The registration forms, in order; one is enough.'),
  resources: z
    .array(fieldset({ title: text('Brochure'), url: linkTarget(), note: text('What the conference is') }))
    .default([])
    .describe(
      'Documents on other sites, or /coming-soon, in the order in which menus list them; the first is the brochure of the footer.',
    ),
  social: fieldset({ label: text('@schoolmun').optional(), url: linkTarget() })
    .optional()
    .describe('The account, if there is one; without label, its name, the link reads "Social media".'),
  email: emailAddress(),
  offerOfflineCopy: z
    .boolean({ error: 'Write true or false here, without quotes.' })
    .describe('Whether visitors may keep the site on their phones; false also removes what they have kept.'),
  emailService: fieldset({
    origin: serviceOrigin(),
    publicKey: identifier('publicKey', 'user_AbC123'),
    serviceId: identifier('serviceId', 'service_1a2b3c4'),
    templateId: identifier('templateId', 'template_1a2b3c4'),
  }).describe('Identifiers of the email service’s account; origin is where its interface is reached.'),
}).check(
  agree(['dates'], datesInOrder),
  agree(['dates', 'nextEdition'], nextEditionLater),
  agree(['dates', 'countdownTarget'], countdownToFirstDay),
  agree(['dates', 'dressCode'], dressCodeForEachDay),
  agree(['registration'], formTitlesDiffer),
  agree(['dates', 'registration'], formDaysInOrder),
  agree(['committeeKinds'], kindIdsDiffer),
  agree(['country', 'timeZone'], timeZoneOfCountry),
);

export type Conference = z.infer<typeof conferenceSchema>;

/** A date and time on the visitor's own clock, `YYYY-MM-DDTHH:MM:SS`, without a time zone. */
function localDateTime() {
  const error = 'Write a date and time here without a time zone, for example: 2030-03-15T00:00:00';
  return z.iso
    .datetime({ local: true, precision: 0, error })
    .refine((value) => !value.endsWith('Z'), { error })
    .meta({ patternErrorMessage: error });
}

/** An identifier of EmailJS. Two of the three begin with their kind, `service_…` and `template_…`, and can be told apart. */
function identifier(field: string, example: string) {
  const inWrongField = (typed: string) => {
    const [, kind] = /^(service|template)_/.exec(typed) ?? [];
    if (!kind || field === `${kind}Id`) return undefined;
    return `${typed} is the ${kind} ID. Write it after ${kind}Id, and here the right one.`;
  };
  return text(example).check(refuse(inWrongField));
}

/** Error message for a country, with the code of the one that was named. */
function countryMessage(typed: string): string {
  const isMeant = (code: CountryCode) =>
    [code, countryName(code)].some((name) => name.toLowerCase() === typed.toLowerCase());
  return `Write the two letters of the country here, for example: ${COUNTRIES.find(isMeant) ?? 'IN'}`;
}
