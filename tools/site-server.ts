import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { basePathOf } from '../src/lib/base-path.ts';
import { answerEmail, EMAIL_PATH } from './email-mock.ts';
import { cacheControl, securityHeaders } from './hosting/headers.ts';

interface SiteServerOptions {
  /** The built site. */
  distDir: string;
  /** Where the e-mail mock saves messages. */
  outbox: string;
  /** Where the site was built to send messages; without it, to this server itself. */
  emailOrigin?: string;
}

/** Texts besides pages, by the end of their names: as files of their own they would not tell their charset. */
const TEXT_TYPES: Record<string, string> = { '.txt': 'text/plain', '.ics': 'text/calendar', '.vcf': 'text/vcard' };

/** Paths that have a file and yet are no address of the site. */
const HIDDEN = new Set(['/404', '/_headers']);

/**
 * Serves the built site as a host would, over HTTP/1.1 without encryption.
 * @throws if the site is not built
 */
export async function createSiteServer(options: SiteServerOptions): Promise<Server> {
  return createServer(await createSiteHandler(options));
}

/**
 * Answers requests as a host would: production headers, one address a page, `404.html`
 * with status 404; and on the same origin the mock of the e-mail service. A site that was built to
 * stand under a path stands there, and nothing outside.
 * @throws if the site is not built
 */
export async function createSiteHandler({
  distDir,
  outbox,
  emailOrigin = 'self',
}: SiteServerOptions): Promise<RequestListener> {
  const notFound = await readNotFound(distDir);
  const base = await readBase(distDir);
  const headers = await securityHeaders(distDir, emailOrigin);
  const files = sirv(distDir, {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(pageFile(path)));
      const type = TEXT_TYPES[extname(path)];
      if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
      if (/^\/pagefind\/.+\.(pf_\w+|pagefind)$/.test(path))
        response.setHeader('Content-Type', 'application/octet-stream');
    },
  });
  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const { bytes, encoding } = notFound.find(({ encoding }) => !encoding || accepted.includes(encoding)) ?? {};
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response
      .writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
      })
      .end(bytes);
  };
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { pathname, search } = urlOf(request);
    if (pathname === EMAIL_PATH) {
      answerEmail(request, response, outbox).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (pathname !== base && !pathname.startsWith(`${base}/`)) {
      answerNotFound(request, response);
      return;
    }
    const path = pathname.slice(base.length);
    const canonical = canonicalPath(path);
    if (canonical !== path) {
      response.writeHead(308, { Location: base + canonical + search, 'Cache-Control': 'no-cache' }).end();
    } else if (HIDDEN.has(path)) {
      answerNotFound(request, response);
    } else {
      request.url = path + search;
      files(request, response, () => answerNotFound(request, response));
    }
  };
}

/** The page for unknown addresses, best compressed first and uncompressed last. */
async function readNotFound(distDir: string): Promise<{ bytes: Buffer; encoding?: string }[]> {
  const plain = await readFile(join(distDir, '404.html')).catch(() => {
    throw new Error(`${distDir} holds no built site. Run the build first.`);
  });
  const [br, gz] = await Promise.all(
    ['br', 'gz'].map((extension) => readFile(join(distDir, `404.html.${extension}`)).catch(() => undefined)),
  );
  return [
    ...(br ? [{ bytes: br, encoding: 'br' }] : []),
    ...(gz ? [{ bytes: gz, encoding: 'gzip' }] : []),
    { bytes: plain },
  ];
}

/** Path under which a site was built to stand, empty or such as `/mun`: what its first page says of its address. */
export async function readBase(distDir: string): Promise<string> {
  const first = await readFile(join(distDir, 'index.html'), 'utf8').catch(() => '');
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(first) ?? [];
  return canonical ? basePathOf(canonical) : '';
}

/** The one address of a page: no slash, no `.html` and no `index` at the end. */
function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/\/{2,}/g, '/').replace(/(\/index|\.html|\/)+$/, '');
  return bare === '' ? '/' : bare;
}

function pageFile(path: string): string {
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}

function urlOf(request: IncomingMessage): URL {
  try {
    // The path alone decides: whatever host or scheme a request claims, this is one site.
    return new URL(`http://localhost${request.url?.startsWith('/') ? request.url : '/'}`);
  } catch {
    return new URL('http://localhost/404');
  }
}
