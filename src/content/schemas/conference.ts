import { z } from 'astro/zod';
import { readAddress } from '../../shared/addresses.ts';
import { countDays } from '../../shared/dates.ts';
import { address, calendarDate, days, email, group, list, text, translatable, wholeNumber } from './fields.ts';

/** `content/conference.yaml`: the facts of the conference, and every link and account it uses. */
export const conferenceSchema = group({
  name: text('School Model United Nations'),
  shortName: text('School MUN'),
  edition: wholeNumber(9, 99),
  city: text('Geneva'),
  country: country(),
  site: siteAddress(),
  dates: days(),
  nextEdition: days().optional(),
  timeZone: timeZone(),
  venue: translatable('The town hall, Geneva'),
  map: address().optional(),
  notice: group({
    text: text('The opening ceremony begins at 09:00.'),
    url: address().optional(),
    until: calendarDate(),
  }).optional(),
  dressCode: list(translatable('Formal dress'), 0, 'dressCode:\n  - Indian formals\n  - Western formals').default([]),
  bring: translatable('pen and paper, and a bottle of water').optional(),
  replyWithinHours: wholeNumber(48, 999),
  registration: list(
    group({
      title: text('School Registration Forms'),
      note: text('For a teacher bringing a delegation').optional(),
      url: address(),
    }),
    0,
  ).default([]),
  registrationCloses: calendarDate().optional(),
  registrationNotes: group({
    during: text('The conference has begun.'),
    after: text('Registration is over.'),
  }),
  resources: list(
    group({
      title: text('Brochure'),
      url: address(),
      note: text('What the conference is').optional(),
    }),
    0,
  ).default([]),
  social: list(
    group({ title: text('"@schoolmun"'), url: address() }),
    0,
    'social:\n  - title: "@schoolmun"\n    url: https://example.org/social',
  ).default([]),
  email: email(),
  emailService: group({
    origin: serviceOrigin(),
    publicKey: text('user_AbC123'),
    serviceId: text('service_1a2b3c4'),
    templateId: text('template_1a2b3c4'),
  }),
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
    .refine((code) => names.of(code), { error });
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
    const { kind, url, message } = readAddress(typed);
    if (message || kind !== 'website' || !isRight(url, typed))
      addIssue({ code: 'custom', message: typed.includes(':') ? (message ?? error) : error });
  });
}
