/**
 * What each host is told: the same headers, cache rules and addresses, in the host's own words.
 * Whoever changes one changes all: `built/hosts.test.ts` compares the answers.
 */
import { ALWAYS_FRESH, cacheControl, type Headers } from './headers.ts';

/** Cloudflare's limits: https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_RULES = 100;
const MAX_LINE_CHARACTERS = 2000;

/** Where the site is published. */
export interface Place {
  /** Such as `mun.example.org`. */
  domain: string;
  /** Path below it, empty or such as `/mun`. */
  base: string;
}

const PAGE = cacheControl('/index.html');
const FILE = cacheControl('/favicon.svg');
const HASHED = cacheControl('/_astro/');
const SEARCH = cacheControl('/pagefind/pagefind.js');

/** Types of the files that the site has; nginx on Debian knows neither AVIF nor web manifests. */
const MEDIA_TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/calendar': 'ics',
  'text/vcard': 'vcf',
  'text/xml': 'xml',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'font/woff2': 'woff2',
  'application/octet-stream': 'pf_fragment pf_index pf_meta pagefind',
};

/**
 * The file `_headers`, which Cloudflare Pages and Netlify read at the root of the site. Both ask anew for
 * whatever has no rule of its own. Hashed files are named one by one, since rules hold for missing files
 * too, and a 404 must not be kept for a year. Paths have no base: both serve a domain from its root, and
 * tools/check-address.ts refuses an address with a path there.
 * @param hashed paths of the files whose names change with their content, such as `/_astro/index.Bd3x.css`
 * @throws if Cloudflare would not take the file
 */
export function headersFile(headers: Headers, hashed: string[]): string {
  const lines = (fields: Headers) => Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`);
  const rules = [['/*', ...lines(headers)], ...hashed.map((path) => [path, ...lines({ 'Cache-Control': HASHED })])];
  if (rules.length > MAX_RULES) {
    throw new Error(
      `_headers would have ${rules.length} rules, and Cloudflare takes ${MAX_RULES}. Let the build write fewer files to _astro.`,
    );
  }
  const long = rules.flat().find((line) => line.length > MAX_LINE_CHARACTERS);
  if (long) {
    throw new Error(
      `A line of _headers is longer than the ${MAX_LINE_CHARACTERS} characters that Cloudflare takes: ${long}`,
    );
  }
  return `${rules.flat().join('\n')}\n`;
}

/**
 * A Caddyfile, for Caddy 2.6 or later. Under a base it serves that path alone: what else the domain has
 * must come before.
 */
export function caddyfile(headers: Headers, { domain, base }: Place): string {
  const enter =
    base &&
    `		@outside not path ${base} ${base}/*
		error @outside 404
		uri strip_prefix ${base}
`;
  const tidied = base ? `"${base}" + {http.request.uri.path}` : '{http.request.uri.path}';
  const fields = Object.entries(headers).map(([name, value]) => `\t\t${name} "${value}"`);
  return `# Written by the build: change tools/hosting/hosts.ts instead.
# SITE_ROOT is the folder of the built site, SITE_ADDRESS where it is served.

# Twice below, since an answer to an error begins without headers.
(security) {
	header {
${fields.join('\n')}
		-Server
	}
}

{$SITE_ADDRESS:${domain}} {
	root * {$SITE_ROOT:/srv/site}
	import security

	# In this order, as written.
	route {
${enter}		# One address a page: what is left after tidying is the address.
		uri path_regexp /{2,} /
		uri path_regexp (/index|\\.html|/)+$ ""
		uri path_regexp ^$ /
		@elsewhere expression ${tidied} != {http.request.orig_uri.path}
		handle @elsewhere {
			header Cache-Control "${PAGE}"
			redir * ${base}{uri} 308
		}

		@hidden path /404 /_headers
		error @hidden 404

		@hashed path_regexp ^/(_astro/|pagefind/.+\\.pf_\\w+$)
		header @hashed Cache-Control "${HASHED}"
		@search {
			path /pagefind/*
			not path_regexp \\.pf_\\w+$
		}
		header @search Cache-Control "${SEARCH}"
		@file {
			path_regexp \\.\\w+$
			not path /_astro/* /pagefind/* ${ALWAYS_FRESH.join(' ')}
		}
		header @file Cache-Control "${FILE}"
		@page not path_regexp \\.\\w+$
		header @page Cache-Control "${PAGE}"
		@fresh path ${ALWAYS_FRESH.join(' ')}
		header @fresh Cache-Control "${PAGE}"

		# Systems differ in whether they know them.
		@manifest path *.webmanifest
		header @manifest Content-Type application/manifest+json
		@calendar path *.ics
		header @calendar Content-Type "text/calendar; charset=utf-8"
		@card path *.vcf
		header @card Content-Type "text/vcard; charset=utf-8"
		@index path_regexp \\.(pf_\\w+|pagefind)$
		header @index Content-Type application/octet-stream

		try_files {path}.html {path}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		import security
		header Cache-Control "${PAGE}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/**
 * What nginx has to know within a `server` block that names the domain, the certificate and the root.
 * @param base path under which the site is published, empty or such as `/mun`
 */
export function nginxConfig(headers: Headers, base: string): string {
  const enter = base && `if ($uri !~ "^${base}(/|$)") {\n  return 404;\n}\n`;
  const leave = base && `rewrite "^${base}/(.*)$" /$1;\n`;
  const fields = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const types = Object.entries(MEDIA_TYPES).map(([type, extension]) => `  ${type} ${extension};`);
  return `# Written by the build: change tools/hosting/hosts.ts instead.
# Include this in a server block that says listen, server_name and root.

types {
${types.join('\n')}
}
charset utf-8;
charset_types text/css text/plain text/calendar text/vcard text/xml text/javascript application/json application/manifest+json image/svg+xml;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;

${fields.join('\n')}
set $kept "${PAGE}";
add_header Cache-Control $kept always;

# One address a page. Only plain characters, so that nothing a visitor writes gets into a header.
set $asked "";
set $canonical "";
if ($request_uri ~ "^([^?]*)") {
  set $asked $1;
}
${enter}if ($uri ~ "^${base}((?:/[\\w.-]+?)*?)(?:/index|\\.html|/)*$") {
  set $canonical $1;
}
if ($canonical = "") {
  set $canonical "/";
}
set $move "${base}$canonical";
if ($uri !~ "^[\\w./-]*$") {
  set $move $asked;
}
if ($move != $asked) {
  return 308 $move$is_args$args;
}
${leave}
location / {
  try_files $uri.html =404;
}
location = / {
  try_files /index.html =404;
}
location ~ ^/pagefind/.+\\.pf_\\w+$ {
  set $kept "${HASHED}";
  try_files $uri =404;
}
location ~ ^/pagefind/ {
  set $kept "${SEARCH}";
  try_files $uri =404;
}
location ~ \\.\\w+$ {
  set $kept "${FILE}";
  try_files $uri =404;
}
${ALWAYS_FRESH.map((path) => `location = ${path} {\n  try_files $uri =404;\n}`).join('\n')}
location ^~ /_astro/ {
  set $kept "${HASHED}";
  try_files $uri =404;
}
location = /404 {
  return 404;
}
location = /_headers {
  return 404;
}

error_page 403 404 405 @missing;
location @missing {
  set $kept "${PAGE}";
  try_files /404.html =404;
}
`;
}
