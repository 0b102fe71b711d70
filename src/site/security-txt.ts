/**
 * The text of `/.well-known/security.txt`. It expires a year after the month of the build has begun: within
 * the year that RFC 9116 advises, and the same for all builds of a month, so that two builds of one commit
 * have the same bytes.
 * @param email whom to write to
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
