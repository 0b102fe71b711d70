import { HINDI } from './hi.ts';
import type { TranslationLanguage } from './language.ts';

/** Every language into which pages are translated. */
export const TRANSLATION_LANGUAGES: readonly TranslationLanguage[] = [HINDI];
