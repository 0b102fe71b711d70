/** A `mailto:` address that opens the visitor's email program with a subject and a text filled in. */
export function mailtoHref(to: string, subject: string, body: string): string {
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
}

function encode(text: string): string {
  // Line breaks are CR LF in a mailto: address (RFC 6068). A lone surrogate cannot be encoded.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'));
}
