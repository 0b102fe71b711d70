import { z } from 'astro/zod';
import { readAddress } from '../../shared/addresses.ts';
import { countDays } from '../../shared/dates.ts';
import { dated, ofEdition } from './field-kinds.ts';
import { calendarDate, days, email, group, link, list, text, wholeNumber } from './fields.ts';

/** `content/conference.yaml`: the facts of the conference, and every link and account it uses. */
export const conferenceSchema = group({
  name: text('School Model United Nations').describe('full name, used in titles and in the footer'),
  shortName: text('School MUN').describe('short name, shown beside the logo'),
  edition: wholeNumber(9).describe('number of the edition, in figures; the website turns 9 into “ninth”'),
  city: text('Geneva').describe('city of the conference'),
  country: country().describe('its country, in two letters'),
  site: siteAddress().describe(
    'address of this website, without a slash at the end, and with its path if it has one: https://school.github.io/mun',
  ),
  dates: days().describe('first and last day: year-month-day, in quotes'),
  nextEdition: dated(days())
    .optional()
    .describe(
      'first and last day of the next edition. Once they are announced, delete the # in front of these lines: until then, the home\npage says after the conference that they are not known',
    ),
  timeZone: timeZone().describe('time zone of the venue'),
  venue: text('The town hall, Geneva').describe('where the conference takes place, as visitors see it'),
  map: link()
    .optional()
    .describe(
      'map of the venue: the address that a map service gives under “Share”. Leave the line out if there is none',
    ),
  notice: dated(
    group({
      text: text('The opening ceremony begins at 09:00.'),
      link: link().optional().describe('where it leads; may be left out'),
      until: calendarDate().describe('the last day on which it is shown, in quotes'),
    }),
  )
    .optional()
    .describe('one line under the header of every page. To show it, delete the # in front of its lines'),
  dressCode: list(text('Formal dress'), 0, 'dressCode:\n  - Indian formals\n  - Western formals')
    .default([])
    .describe(
      'one for each day, or a single one for all days. If you change their number, or delete them, npm run check lists the texts to\nchange; read site/hi/parents.yaml, too',
    ),
  restrictions: text('Two committees are for the 6th and 7th grades only.')
    .optional()
    .describe(
      'who may take part in which committee: whole sentences. If all are open to everybody, delete this line and openTo in the\ncommittees; npm run check then lists the texts to change',
    ),
  replyWithinHours: wholeNumber(48).describe('the secretariat promises to reply within this many hours'),
  registration: list(
    group({
      title: text('School Registration Forms'),
      note: text('For a teacher bringing a delegation').optional().describe('the line under the title'),
      url: ofEdition(link()),
    }),
    0,
  )
    .default([])
    .describe(
      'the registration forms; they open in a new tab. Leave these lines out if there is none: Register Now then leads to the\ncontact page',
    ),
  registrationCloses: dated(calendarDate())
    .optional()
    .describe(
      'last day of registration, in quotes: the website says that it is open until then, and afterwards that it has closed.\nTo say so, delete the # in front of the line',
    ),
  registrationNotes: group({
    during: text('The conference has begun.'),
    after: text('Registration is over.'),
  }).describe('shown wherever the forms are, once the conference has begun, and once it is over'),
  resources: list(
    group({
      title: text('Brochure'),
      url: ofEdition(link()).describe('elsewhere, or /coming-soon until the document is ready'),
      note: text('What the conference is').optional().describe('the line under the title'),
    }),
    0,
  )
    .default([])
    .describe('the documents on the page Resources'),
  social: list(
    group({ label: text('"@schoolmun"'), url: link() }),
    0,
    'social:\n  - label: "@schoolmun"\n    url: https://example.org/social',
  )
    .default([])
    .describe('accounts on social media: the name, in quotes, and the address. Leave these lines out if there is none'),
  email: email().describe('the secretariat’s shared email address'),
  emailService: group({
    origin: serviceOrigin(),
    publicKey: text('user_AbC123'),
    serviceId: text('service_1a2b3c4'),
    templateId: text('template_1a2b3c4'),
  }).describe('the service that delivers the messages of the contact form; copy the values from its account page'),
})
  .refine(({ dates, nextEdition }) => !nextEdition || nextEdition.first > dates.last, {
    path: ['nextEdition', 'first'],
    error: 'The next edition begins before this one is over. Correct its days, or remove it.',
  })
  .refine(({ dates, registrationCloses }) => !registrationCloses || registrationCloses <= dates.first, {
    path: ['registrationCloses'],
    error: 'Registration closes after the conference has begun. Write its first day here, or an earlier one.',
  })
  .refine(({ dates, dressCode }) => dressCode.length <= 1 || dressCode.length === countDays(dates), {
    path: ['dressCode'],
    error: 'Write one dress code for each day of the conference, or a single one for all days.',
  });

export type Conference = z.infer<typeof conferenceSchema>;

function country() {
  const error = 'Write the two letters of the country here, for example: IN';
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return z
    .string({ error })
    .regex(/^[A-Z]{2}$/, { error, abort: true })
    .refine((code) => names.of(code), { error, abort: true })
    .refine((code) => code === standardCode(code), {
      error: ({ input }) => `Write ${standardCode(String(input))} here, not ${input}.`,
    });
}

/** The official code: `GB` for `UK`. */
function standardCode(country: string): string | undefined {
  return new Intl.Locale(`en-${country}`).region;
}

/** Address of the published site: a domain, with or without a path of plain letters, digits and hyphens. */
function siteAddress() {
  return websiteAddress(
    'Write the address of the website here, without a slash at the end, for example: https://mun.example.org or https://school.github.io/mun',
    ({ origin, pathname }, typed) => {
      const path = pathname.replace(/\/$/, '');
      return /^(?:\/[\w-]+)*$/.test(path) && typed.toLowerCase() === (origin + path).toLowerCase();
    },
  );
}

function timeZone() {
  const error = 'Write the time zone of the venue here, as Continent/City, for example: Asia/Kolkata';
  return z.string({ error }).refine((zone) => zone.includes('/') && isKnownZone(zone), { error });
}

function isKnownZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Origin of the email service, without the path. */
function serviceOrigin() {
  return websiteAddress(
    'Write the beginning of an address here, up to the slash, for example: https://api.emailjs.com',
    ({ origin }, typed) => origin === typed.toLowerCase(),
  );
}

/** The address of a website. @param isRight a further condition */
function websiteAddress(error: string, isRight: (url: URL, typed: string) => boolean) {
  return z.string({ error }).superRefine((typed, { addIssue }) => {
    const { kind, url, problem } = readAddress(typed);
    if (problem || kind !== 'website' || !isRight(url, typed))
      addIssue({ code: 'custom', message: typed.includes(':') ? (problem ?? error) : error });
  });
}
