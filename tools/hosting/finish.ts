import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressTexts } from './compress.ts';
import { isHashed, securityHeaders } from './headers.ts';
import { caddyfile, headersFile, nginxConfig, type Place } from './hosts.ts';

/**
 * The last step of every build: writes what hosts need. `_headers` and compressed texts go into the site;
 * the files for one's own server are not to be published and go beside it, into `dist-hosts/`.
 * @param site where the site is published
 * @param base path under which it is, empty or such as `/mun`
 * @param emailOrigin where messages are sent; `self` for the site's own origin
 */
export function hosting(site: string, base: string, emailOrigin: string): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) =>
        writeHosting(fileURLToPath(dir), { domain: new URL(site).host, base }, emailOrigin),
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
