import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { answerEmail, EMAIL_PATH } from './email-stand-in.ts';
import { cacheControl, securityHeaders } from './headers.ts';

interface SiteServerOptions {
  /** The built site. */
  distDir: string;
  /** Where the e-mail stand-in keeps messages. */
  outbox: string;
}

/**
 * Serves the built site as a host would: production headers, one address a page, `404.html`
 * with status 404; and on the same origin the stand-in for the e-mail service.
 * @throws if the site is not built
 */
export async function createSiteServer({ distDir, outbox }: SiteServerOptions): Promise<Server> {
  const notFound = await readFile(join(distDir, '404.html')).catch(() => {
    throw new Error(`${distDir} holds no built site. Run the build first.`);
  });
  const headers = await securityHeaders(distDir, 'self');
  const files = sirv(distDir, {
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(pageFile(path))),
  });
  const answerNotFound = (response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(notFound);
  };
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { pathname, search } = urlOf(request);
    if (pathname === EMAIL_PATH) {
      answerEmail(request, response, outbox).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
      return;
    }
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) {
      response.writeHead(308, { Location: canonical + search, 'Cache-Control': 'no-cache' }).end();
    } else if (pathname === '/404') {
      answerNotFound(response);
    } else {
      files(request, response, () => answerNotFound(response));
    }
  });
}

/** The one address of a page: no slash and no `.html` at the end, no `index`. */
function canonicalPath(pathname: string): string {
  const bare = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '');
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
