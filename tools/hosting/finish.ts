import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressTexts } from './compress.ts';
import { isHashed, securityHeaders, writePagePolicies } from './headers.ts';
import { caddyfile, headersFile, nginxConfig } from './hosts.ts';

/**
 * The last step of every build: writes what hosts need. `_headers` and compressed texts go into the site;
 * the files for one's own server are not to be published and go beside it, into `dist-hosts/`.
 * @param site where the site is published
 * @param emailOrigin where messages are sent; `self` for the site's own origin
 */
export function hosting(site: string, emailOrigin: string): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => writeHosting(fileURLToPath(dir), new URL(site).host, emailOrigin),
    },
  };
}

async function writeHosting(distDir: string, domain: string, emailOrigin: string): Promise<void> {
  await writePagePolicies(distDir, emailOrigin);
  const headers = await securityHeaders(distDir, emailOrigin);
  const files = (await readdir(distDir, { recursive: true })).map((file) => `/${file.replaceAll('\\', '/')}`);
  const hashed = files.filter(isHashed).sort();
  await compressTexts(distDir);
  await writeFile(join(distDir, '_headers'), headersFile(headers, hashed));
  const hostsDir = hostsDirOf(distDir);
  await mkdir(hostsDir, { recursive: true });
  await writeFile(join(hostsDir, 'Caddyfile'), caddyfile(headers, domain));
  await writeFile(join(hostsDir, 'nginx-site.conf'), nginxConfig(headers));
}

/** Where the files for one's own server are written: `dist-hosts` for the site in `dist`. */
export function hostsDirOf(distDir: string): string {
  return `${distDir.replace(/[/\\]$/, '')}-hosts`;
}
