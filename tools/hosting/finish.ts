import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressTexts } from './compress.ts';
import { isHashed, securityHeaders, writePagePolicies } from './headers.ts';
import { caddyfile, headersFile, nginxConfig, type Place } from './hosts.ts';
import { writeKeep } from './keep.ts';

interface HostingOptions {
  /** Where the site is published. */
  site: string;
  /** Path under which it is, empty or such as `/mun`. */
  base: string;
  /** Where messages are sent; `self` for the site's own origin. */
  emailOrigin: string;
  /** Whether visitors may keep the site on their phones. */
  isKeepingOffered: boolean;
}

/**
 * The last step of every build: writes what visitors may keep, and what hosts need. `_headers` and
 * compressed texts go into the site; the files for one's own server are not to be published and go
 * beside it, into `dist-hosts/`.
 */
export function hosting({ site, base, emailOrigin, isKeepingOffered }: HostingOptions): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const distDir = fileURLToPath(dir);
        await writePagePolicies(distDir, emailOrigin);
        // Once all files are there as they will be, and before they are compressed.
        await writeKeep(distDir, base, isKeepingOffered);
        await writeHosting(distDir, { domain: new URL(site).host, base }, emailOrigin);
      },
    },
  };
}

async function writeHosting(distDir: string, place: Place, emailOrigin: string): Promise<void> {
  const headers = await securityHeaders(distDir, emailOrigin);
  const files = (await readdir(distDir, { recursive: true })).map((file) => `/${file.replaceAll('\\', '/')}`);
  const hashed = files.filter(isHashed).sort();
  await compressTexts(distDir);
  await writeFile(join(distDir, '_headers'), headersFile(headers, hashed));
  const hostsDir = hostsDirOf(distDir);
  await mkdir(hostsDir, { recursive: true });
  await writeFile(join(hostsDir, 'Caddyfile'), caddyfile(headers, place));
  await writeFile(join(hostsDir, 'nginx-site.conf'), nginxConfig(headers, place.base));
}

/** Where the files for one's own server are written: `dist-hosts` for the site in `dist`. */
export function hostsDirOf(distDir: string): string {
  return `${distDir.replace(/[/\\]$/, '')}-hosts`;
}
