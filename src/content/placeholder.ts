import { routes } from '../routes.ts';

/** The beginning of texts that `npm run new-edition` has emptied. */
export const TO_BE_WRITTEN = 'To be written';
/** Begins a placeholder address, which `npm run check` lists. */
export const PLACEHOLDER_SITE = 'https://example.org';
/** Domains and identifiers of placeholders. */
const PLACEHOLDER = /\bexample\.(?:org|com|net)\b|^example-/i;

/** Whether an address or identifier is a placeholder. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** Whether a document is online. */
export function isOnline({ url }: { url?: string | undefined }): boolean {
  return url !== undefined && url !== routes.comingSoon && !isPlaceholder(url);
}
