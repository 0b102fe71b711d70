import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { basePathOf } from '../src/shared/base-path.ts';
import { answerEmail, EMAIL_PATH } from './email-mock.ts';

interface SiteServerOptions {
  /** The built site. */
  distDir: string;
  /** Folder in which the e-mail mock saves messages. */
  outbox: string;
}

/** Text files whose character set has to be stated. */
const TEXT_TYPES: Record<string, string> = { '.txt': 'text/plain', '.ics': 'text/calendar', '.vcf': 'text/vcard' };
/** Files without an address. */
const HIDDEN = new Set(['/404', '/_headers']);

/**
 * A local server of a built site that answers as the hosts do: the headers of `_headers`, one address a page, and
 * `404.html` for what does not exist. On the same origin it mocks the e-mail service. A site built for a path is
 * served below that path.
 * @throws if the site is not built
 */
export async function createSiteServer(options: SiteServerOptions): Promise<Server> {
  return createServer(await createSiteHandler(options));
}

/** What {@link createSiteServer} answers with. */
export async function createSiteHandler({ distDir, outbox }: SiteServerOptions): Promise<RequestListener> {
  const [notFound, home, rules] = await Promise.all(
    ['404.html', 'index.html', '_headers'].map((file) => readFile(join(distDir, file), 'utf8')),
  ).catch((): never => {
    throw new Error(`${distDir} holds no built site. Run the build first.`);
  });
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(home ?? '') ?? [];
  const base = canonical ? basePathOf(canonical) : '';
  const headers = parseHeaders(rules ?? '');
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [prefix, name, value] of headers) if (path.startsWith(prefix)) response.setHeader(name, value);
    const type = TEXT_TYPES[extname(path)];
    if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
  };
  const files = sirv(distDir, { extensions: ['html'], dotfiles: true, etag: true, setHeaders });
  const answerNotFound = (response: ServerResponse) => {
    setHeaders(response, '/');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(notFound);
  };
  return (request, response) => {
    const { pathname, search } = urlOf(request.url);
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
    const path = pathname.slice(base.length);
    const canonical = canonicalPath(path);
    if (`${pathname}/`.startsWith(`${base}/`) && canonical !== path) {
      response.writeHead(308, { Location: base + canonical + search, 'Cache-Control': 'no-cache' }).end();
    } else if (!pathname.startsWith(`${base}/`) || HIDDEN.has(path)) {
      answerNotFound(response);
    } else {
      request.url = path + search;
      files(request, response, () => answerNotFound(response));
    }
  };
}

/** The rules of a `_headers` file, in order: for paths that begin with the prefix, a header's name and value. */
function parseHeaders(text: string): [prefix: string, name: string, value: string][] {
  let prefix = '/';
  const rules: [string, string, string][] = [['/', 'Cache-Control', 'no-cache']];
  for (const line of text.split('\n').filter((line) => line && !line.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.push([prefix, name, value]);
    else prefix = line.replace('*', '');
  }
  return rules;
}

/** The one address of a page: no slash, no `.html` and no `index` at the end. */
function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/\/{2,}/g, '/').replace(/(\/index|\.html|\/)+$/, '');
  return bare === '' ? '/' : bare;
}

/** The requested address on this one site, whatever host or scheme the request claims. */
function urlOf(target = '/'): URL {
  return URL.parse(`http://localhost${target.startsWith('/') ? target : '/'}`) ?? new URL('http://localhost/404');
}
