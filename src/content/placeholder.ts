import { routes } from '../routes.ts';

/** The beginning of texts that are still to come. */
export const TO_BE_WRITTEN = 'To be written';
/** Domains of example addresses, and the beginning of example identifiers. */
const PLACEHOLDER = /\bexample\.(?:org|com|net)\b|^example-/i;

/** Whether an address or identifier is a placeholder. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** Whether a document is online. */
export function isOnline({ url }: { url?: string | undefined }): boolean {
  return url !== undefined && url !== routes.comingSoon && !isPlaceholder(url);
}
