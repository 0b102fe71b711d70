import { z } from 'astro/zod';
import { nearest } from '../nearest.ts';
import {
  calendarDate,
  emailAddress,
  externalUrl,
  fieldset,
  linkTarget,
  localDateTime,
  siteAddress,
  text,
  wholeNumber,
} from './fields.ts';

/** `content/conference.yaml`: the facts that hold for the whole conference. */
export const conferenceSchema = fieldset({
  name: text('School Model United Nations').describe('Full name, as the footer and the splash page show it.'),
  shortName: text('School MUN').describe('Short name for the header, at most some 20 letters.'),
  edition: wholeNumber(9)
    .positive()
    .describe('Number of this edition: ordinals such as "Ninth edition" derive from it.'),
  city: text('Lucknow'),
  site: siteAddress().describe(
    'Address of the published site, for canonical addresses and the sitemap; its path is the base of all addresses.',
  ),
  dates: fieldset({ first: calendarDate(), last: calendarDate() }).describe(
    'First and last day, by the calendar of the venue.',
  ),
  nextEdition: fieldset({ first: calendarDate(), last: calendarDate() })
    .optional()
    .describe('First and last day of the edition after this one; absent while they are not announced.'),
  countdownTarget: localDateTime().describe('What the countdown counts to, on the visitor’s own clock.'),
  timeZone: z
    .string()
    .refine(isTimeZone, {
      error: ({ input }) =>
        `${input} is not a time zone. Write: ${nearest(String(input), Intl.supportedValuesOf('timeZone')) ?? 'Asia/Kolkata'}`,
    })
    .describe('IANA time zone of the venue.'),
  venue: text('The school, Lucknow'),
  map: linkTarget().optional().describe('Where a map shows the venue; absent while there is none to link to.'),
  calendarChanges: wholeNumber(0)
    .nonnegative({ error: 'This is the number of changes. Write 0 or a higher number.' })
    .default(0)
    .describe(
      'How often the dates or the venue have changed since they were published: calendars take a higher number for news.',
    ),
  school: fieldset({
    founded: wholeNumber(1994),
    branchOpened: wholeNumber(2011),
    munSince: wholeNumber(2016),
  }),
  dressCode: z
    .array(text('Indian formals'))
    .min(1, { error: 'Write the dress code for at least one day.' })
    .describe('Dress code of each day, in order.'),
  replyWithinHours: wholeNumber(48).positive(),
  registration: fieldset({ individual: linkTarget().optional(), school: linkTarget().optional() })
    .refine(({ individual, school }) => individual ?? school, {
      error: 'At least one form is needed. If there is none yet, write, for example: individual: /coming-soon',
    })
    .describe('The forms; one of them is enough.'),
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
  keepOnPhone: z
    .boolean({ error: 'Write true or false here, without quotes.' })
    .describe('Whether visitors may keep the site on their phones; false also removes what they have kept.'),
  emailService: fieldset({
    origin: externalUrl(),
    publicKey: identifier('publicKey', 'user_AbC123'),
    serviceId: identifier('serviceId', 'service_1a2b3c4'),
    templateId: identifier('templateId', 'template_1a2b3c4'),
  }).describe('Identifiers of the e-mail service’s account; origin is where its interface is reached.'),
});

export type Conference = z.infer<typeof conferenceSchema>;

/** An identifier of EmailJS. Its account page begins two of the three with what they are. */
function identifier(field: string, example: string) {
  return text(example).superRefine((typed, { addIssue }) => {
    const [, kind = ''] = /^(service|template)_/.exec(typed) ?? [];
    const belongs = kind && `${kind}Id`;
    if (belongs && belongs !== field)
      addIssue({
        code: 'custom',
        message: `${typed} is the ${kind} ID. Write it after ${belongs}, and here the right one.`,
      });
  });
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
