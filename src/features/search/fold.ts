/** An accent, or the dot below a Hindi letter: फ़ is फ. */
const DIACRITICS = /[\u0300-\u036f\u093c]/g;

/** Nasal letters that Hindi also writes as a dot (हिन्दी is हिंदी), and the chandrabindu, ँ, often written so, too. */
const NASALS = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/g;

/** A text without accents, capitals and full-width forms, and with one spelling of Hindi words that have two. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(DIACRITICS, '').replace(NASALS, 'ं').toLowerCase();
}
