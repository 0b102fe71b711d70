import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { routes } from '../src/routes.ts';
import { type HtmlElement, textOf } from '../src/shared/html.ts';
import type { BuiltPage } from './built-pages.ts';

/** The tag near the top of every page, after which the policy is inserted. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/;

/** Script types that hold data and never run. */
const DATA = /^application\/(ld\+)?json$/;

/**
 * Writes a Content Security Policy, with hashes of its own scripts and styles, into every page: so any host serves it.
 * Astro's `security.csp` would list the hashes of the whole site in every page, and leave out `is:inline` scripts.
 * @param emailOrigin where the contact form sends messages; `self` in a local build, which is served without https
 */
export async function writePagePolicies(pages: BuiltPage[], emailOrigin: string): Promise<void> {
  const isLocal = emailOrigin === 'self';
  const extras: Record<string, Record<string, string>> = {
    [routes.contact]: isLocal ? {} : { 'connect-src': `'self' ${emailOrigin}` },
  };
  for (const { file, path, html, elements } of pages) {
    const policy = policyOf(elements, isLocal, extras[path]);
    await writeFile(
      file,
      html.replace(CHARSET, (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`),
    );
  }
}

function policyOf(elements: HtmlElement[], isLocal: boolean, extra: Record<string, string> = {}): string {
  const policy = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashesOf('script', elements)].join(' '),
    'style-src': ["'self'", ...hashesOf('style', elements)].join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    // These two directives stop scripts from turning text into markup or code.
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    ...(isLocal ? {} : { 'upgrade-insecure-requests': '' }),
    ...extra,
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');
}

/** Hashes of inline scripts or style sheets. Files need none: `'self'` allows them. */
function hashesOf(name: 'script' | 'style', elements: HtmlElement[]): string[] {
  const texts = elements
    .filter(({ tagName, properties: { src, type } }) => tagName === name && !src && !DATA.test(String(type)))
    .map(textOf);
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
