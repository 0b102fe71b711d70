import type { TranslationLanguage } from './language.ts';

const CARDINALS = 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस'.split(' ');
const IRREGULAR_ORDINALS: Record<number, string> = { 1: 'पहला', 2: 'दूसरा', 3: 'तीसरा', 4: 'चौथा', 6: 'छठा' };
const LIST = new Intl.ListFormat('hi');

/** In words up to twenty. */
function cardinal(value: number): string {
  return CARDINALS[value] ?? String(value);
}

/** `नौवाँ` */
function ordinal(value: number): string {
  return IRREGULAR_ORDINALS[value] ?? `${cardinal(value)}वाँ`;
}

function list(things: readonly string[]): string {
  return LIST.format(things);
}

/** `पहले दिन`: on the first day. */
function onDay(day: number): string {
  return `${ordinal(day).replace(/ा$/, 'े').replace(/ाँ$/, 'ें')} दिन`;
}

export const HINDI: TranslationLanguage = {
  code: 'hi',
  locale: 'hi-IN',
  english: 'Hindi',
  name: 'हिन्दी',
  dates: { locale: 'hi-IN', and: 'और', to: 'से' },
  cardinal,
  ordinal,
  list,
  edition: (number) => `${ordinal(number)} संस्करण`,
  day: (day) => `${ordinal(day)} दिन`,
  dressOnDay: (dress, day) => `${onDay(day)} ${dress}`,
  dressExamples: (dress, examples) => `${dress} में ${examples} जैसे परिधान आते हैं।`,
  forms: (titles) => `${cardinal(titles.length)} फ़ॉर्म ${titles.length === 1 ? 'है' : 'हैं'}: ${list(titles)}।`,
  words: {
    atAGlance: 'एक नज़र में',
    parts: 'इस पृष्ठ पर',
    print: 'यह पृष्ठ प्रिंट करें',
    when: 'कब',
    where: 'कहाँ',
    dressCode: 'ड्रेस कोड',
    register: 'पंजीकरण करें',
    registrationIsOver: 'पंजीकरण बंद हो चुका है',
    writeToSecretariat: 'सचिवालय को लिखें',
  },
  font: {
    name: 'hindi',
    regular: '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2',
    strong: '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2',
    // Devanagari with its joiners, and the circle that stands for a letter under a lone vowel sign.
    letters: /[\u0900-\u097f\u200c-\u200d\u25cc]/g,
    // https://learn.microsoft.com/typography/script-development/devanagari
    features: 'nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm dist mkmk'.split(' '),
  },
};
