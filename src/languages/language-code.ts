/** The language of the site: its texts are in no folder of a language. */
const SITE_LANGUAGE = 'en';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** What is wrong with the code of a language, such as `mr` or `zh-Hant`. A code that `Intl` does not know is accepted. */
export function languageCodeIssue(code: string): string | undefined {
  const locale = new Intl.Locale(code);
  if (locale.language === SITE_LANGUAGE)
    return 'The website itself is in English, so it reads no folder for it. Its texts for parents are in parents.yaml.';
  return locale.baseName === code
    ? undefined
    : `The code of this language is written ${locale.baseName}. Rename the folder.`;
}

/** Whether a name is formed like a code. Five letters or more would be, too, but no language has such a code. */
export function isLanguageCode(name: string): boolean {
  try {
    return new Intl.Locale(name).language.length <= 3;
  } catch {
    return false;
  }
}

/** The code of a language by its name in English or in itself: `hi` for `hindi`. */
export function languageCodeNamed(name: string): string | undefined {
  const codes = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second));
  const isNamed = (code: string) =>
    ['en', code].some((language) => {
      const names = new Intl.DisplayNames([language], { type: 'language' });
      return names.of(code)?.toLowerCase() === name.toLowerCase();
    });
  return codes.find(isNamed);
}
