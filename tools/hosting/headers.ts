import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
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

/**
 * The headers that every answer carries. One policy for all pages: it allows the site's own
 * files, the inline scripts and styles that are in the built pages, and the e-mail service.
 * @param distDir the built site, read for its inline scripts and styles
 * @param emailOrigin where messages are sent; `self` for the site's own origin, which marks a local build
 */
export async function securityHeaders(distDir: string, emailOrigin: string): Promise<Headers> {
  const inline = await inlineHashes(distDir);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.script],
    'style-src': ["'self'", ...inline.style],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': emailOrigin === 'self' ? ["'self'"] : ["'self'", emailOrigin],
    'manifest-src': ["'self'"],
    // The worker of the kept copy, which a visitor asks for: docs/decisions/0013-offline.md.
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No script may turn text into markup or code. The one policy lets through the address of that worker alone.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['keep-on-phone'],
    // Only where there is https: a local build is served without.
    ...(emailOrigin === 'self' ? {} : { 'upgrade-insecure-requests': [] }),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
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
 * How long an answer may be kept: hashed files for good, pages only after asking, the rest for an hour.
 * @param path path of the file within the site, such as `/_astro/index.Bd3x.css`
 */
export function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return `public, max-age=${YEAR_S}, immutable`;
  return path.endsWith('.html') || ALWAYS_FRESH.includes(path) ? 'no-cache' : 'public, max-age=3600';
}

async function inlineHashes(distDir: string): Promise<{ script: string[]; style: string[] }> {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const file of await readdir(distDir, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(distDir, file), 'utf8');
    for (const [, kind, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
      if (/\bsrc=|type="application\/(ld\+)?json"/.test(attributes)) continue;
      hashes[kind as 'script' | 'style'].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  }
  return { script: [...hashes.script].sort(), style: [...hashes.style].sort() };
}
