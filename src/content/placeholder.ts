import { routes } from '../routes.ts';

/** The beginning of texts that `npm run new-edition` has emptied. */
export const TO_BE_WRITTEN = 'To be written';
/** Begins an address that is not known yet: `npm run check` reminds of it. */
export const PLACEHOLDER_SITE = 'https://example.org';
/** Domains and identifiers of placeholders for real ones. */
const PLACEHOLDER = /\bexample\.(?:org|com|net)\b|^example-/i;

/** Whether a text stands for a real address or identifier. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** Whether a document is online. */
export function isOnline({ url }: { url?: string | undefined }): boolean {
  return url !== undefined && url !== routes.comingSoon && !isPlaceholder(url);
}
