import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Response headers, name → value. */
export type Headers = Record<string, string>;

const YEAR_S = 31_536_000;

/**
 * Browser features that the site does not use, and so denies to itself and to whoever would frame it.
 * Not among them: clipboard-write, since a message can be copied.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'web-share',
  'window-management',
  'xr-spatial-tracking',
];

/** Directives of a policy and what each allows. */
type Policy = Record<string, string[]>;

/** What single pages need and others may not, by file. */
function needsOf(emailOrigin: string): Record<string, Policy> {
  return {
    'contact.html': emailOrigin === 'self' ? {} : { 'connect-src': [emailOrigin] },
    // The search compiles the WebAssembly of its index, which needs leave: docs/decisions/0011-search.md.
    // Despite its name it lets no text become script; 'unsafe-eval' would.
    'search.html': { 'script-src': ["'wasm-unsafe-eval'"] },
    // The worker of the kept copy, which a visitor asks for: docs/decisions/0013-offline.md.
    // The one policy lets through the address of that worker alone.
    'keep.html': { 'worker-src': ["'self'"], 'trusted-types': ['keep-on-phone'] },
  };
}

/**
 * The headers that every answer carries. Their policy allows what any page needs, since hosts join the headers
 * of several rules; each page is then held to less by its own policy: see {@link writePagePolicies}.
 * @param distDir the built site, read for its inline scripts and styles
 * @param emailOrigin where messages are sent; `self` for the site's own origin, which marks a local build
 */
export async function securityHeaders(distDir: string, emailOrigin: string): Promise<Headers> {
  const pages = (await readPages(distDir)).map(({ html }) => html);
  const policy = {
    ...policyOf(pages, Object.values(needsOf(emailOrigin))),
    'frame-ancestors': ["'none'"],
    // Only where there is https: a local build is served without.
    ...(emailOrigin === 'self' ? {} : { 'upgrade-insecure-requests': [] }),
  };
  return {
    'Content-Security-Policy': textOf(policy),
    'Strict-Transport-Security': `max-age=${2 * YEAR_S}; includeSubDomains; preload`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}

/** Files that tell of the version that is published, and so are asked for anew like pages. */
export const ALWAYS_FRESH = ['/keep-worker.js', '/keep.json'];

/**
 * Writes into each page the policy for what it holds and needs itself. A browser follows both this and the
 * header's, so that WebAssembly compiles on /search alone and only /contact reaches the e-mail service; and where
 * a host sends no headers, this one remains. Run again, it takes the place of what it wrote before.
 */
export async function writePagePolicies(distDir: string, emailOrigin: string): Promise<void> {
  const needs = needsOf(emailOrigin);
  for (const { file, html } of await readPages(distDir)) {
    const bare = html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    const policy = textOf(policyOf([bare], file in needs ? [needs[file] ?? {}] : []));
    const marked = bare.replace(
      /<meta charset="utf-8"\s*\/?>/,
      (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
    );
    if (marked === bare) throw new Error(`${file} has no <meta charset="utf-8"> for its policy to follow.`);
    await writeFile(join(distDir, file), marked);
  }
}

function policyOf(pages: string[], needs: Policy[]): Policy {
  const needed = (directive: string) => needs.flatMap((policy) => policy[directive] ?? []);
  const orNone = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"]);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...needed('script-src'), ...hashesOf('script', pages)],
    'style-src': ["'self'", ...hashesOf('style', pages)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...needed('connect-src')],
    'manifest-src': ["'self'"],
    'worker-src': orNone(needed('worker-src')),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // No script may turn text into markup or code, and none may make itself an exception but those named.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': orNone(needed('trusted-types')),
  };
}

function textOf(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Whether a file's name changes with its content: Astro's files, and the search index but for what leads into it. */
export function isHashed(path: string): boolean {
  return path.startsWith('/_astro/') || /^\/pagefind\/.+\.pf_\w+$/.test(path);
}

/**
 * How long an answer may be kept: hashed files for good, pages and what leads into the search index only
 * after asking, the rest for an hour.
 * @param path path of the file within the site, such as `/_astro/index.Bd3x.css`
 */
export function cacheControl(path: string): string {
  if (isHashed(path)) return `public, max-age=${YEAR_S}, immutable`;
  const isFresh = path.endsWith('.html') || path.startsWith('/pagefind/') || ALWAYS_FRESH.includes(path);
  return isFresh ? 'no-cache' : 'public, max-age=3600';
}

async function readPages(distDir: string): Promise<{ file: string; html: string }[]> {
  const files = (await readdir(distDir, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => ({
      file: file.replaceAll('\\', '/'),
      html: await readFile(join(distDir, file), 'utf8'),
    })),
  );
}

function hashesOf(kind: 'script' | 'style', pages: string[]): string[] {
  const hashes = new Set<string>();
  for (const html of pages) {
    for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
      if (name !== kind || /\bsrc=|type="application\/(ld\+)?json"/.test(attributes)) continue;
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  }
  return [...hashes].sort();
}
