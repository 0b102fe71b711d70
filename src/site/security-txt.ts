/**
 * The text of `/.well-known/security.txt`. It expires a year after the first day of the month of the build, so that it
 * is the same for all builds of a month. RFC 9116 advises a year at most.
 * @param canonical address at which the text is published
 */
export function securityTxt(email: string, canonical: URL, builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear() + 1, builtAt.getUTCMonth()));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical.href}`,
    '',
  ].join('\n');
}
