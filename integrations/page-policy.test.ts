import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../tests/support/folders.ts';
import { readPages } from './built-pages.ts';
import { writePagePolicies } from './page-policy.ts';

/** The policy written into a page. */
async function policyOf(body: string, page = 'about', emailOrigin = 'https://api.emailjs.com'): Promise<string> {
  const dist = createFolder({ [`${page}.html`]: `<!doctype html><meta charset="utf-8">${body}` });
  await writePagePolicies(await readPages(dist), emailOrigin);
  const html = readFileSync(join(dist, `${page}.html`), 'utf8');
  return (
    /^<!doctype html><meta charset="utf-8"><meta http-equiv="content-security-policy" content="(.*?)">/.exec(
      html,
    )?.[1] ?? ''
  );
}

test('a page may run its own scripts and styles, and nothing else', async () => {
  const html =
    '<style>a{}</style><script>run()</script><script type="application/ld+json">{}</script><script src="/x.js"></script>';
  expect(await policyOf(html)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='; style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'none'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
  );
});

test('the contact page may send to the email service, and a local build be served without https', async () => {
  expect(await policyOf('', 'contact')).toContain("connect-src 'self' https://api.emailjs.com;");
  expect(await policyOf('', 'contact', 'self')).not.toMatch(/emailjs|unsafe|upgrade-insecure-requests/);
});

test('a page of the public folder is served as it is', async () => {
  const html = 'google-site-verification: google1ab.html';
  const [dist, publicFolder] = [createFolder({ 'google1ab.html': html }), createFolder({ 'google1ab.html': html })];
  expect(await readPages(dist, publicFolder)).toEqual([]);
});
