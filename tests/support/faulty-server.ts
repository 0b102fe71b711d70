import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { EMAIL_PATH } from '../../scripts/email-mock.ts';
import { createSiteServer } from '../../scripts/site-server.ts';
import { SAMPLE_DIST } from './sample.ts';

/** How the e-mail service behaves: it answers, or one of the ways in which it does not. */
export type Behaviour = { status: number; body: string } | 'hangs' | 'resets' | 'is cut off' | 'lacks CORS';

export const WELL: Behaviour = { status: 200, body: 'OK' };

export interface FaultyServer {
  /** Where the site is; the e-mail service is at another origin, as in earnest. */
  url: string;
  behaviour: Behaviour;
  /** Files that are not found. */
  missing: RegExp | undefined;
  /** What the service was sent, in order, whether it took it or not. */
  received: { from_name: string; from_email: string; message: string }[];
  /** Answers what hangs, as if all were well. */
  release: () => void;
  close: () => Promise<void>;
}

/** Serves the built site with its own headers, and beside it an e-mail service that fails as told. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const hanging: ServerResponse[] = [];
  const service = createServer((request, response) => {
    answerEmail(request, response).catch(() => response.destroy());
  });
  const site = await createSiteServer({ distDir: SAMPLE_DIST, outbox: '.local/outbox' });
  const serviceUrl = await listen(service);
  const siteUrl = await listen(site);
  const contactPage = await sendingTo(serviceUrl, await fetch(`${siteUrl}/contact`));
  const front = createServer((request, response) => {
    if (state.missing?.test(request.url ?? '')) {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('Not found');
    } else if (new URL(request.url ?? '/', serviceUrl).pathname === '/contact') {
      response.writeHead(200, contactPage.headers).end(contactPage.html);
    } else {
      site.emit('request', request, response);
    }
  });
  const state: FaultyServer = {
    url: await listen(front),
    behaviour: WELL,
    missing: undefined,
    received: [],
    release: () => {
      for (const response of hanging.splice(0)) response.writeHead(200).end('OK');
    },
    close: async () => {
      for (const server of [front, site, service]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };

  async function answerEmail(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { behaviour } = state;
    if (behaviour !== 'lacks CORS') {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
    }
    // A browser repeats by itself what is reset on a connection that it has used before.
    response.setHeader('Connection', 'close');
    const body = await text(request);
    if (request.method !== 'POST' || request.url !== EMAIL_PATH) {
      response.writeHead(204).end();
      return;
    }
    state.received.push(JSON.parse(body).template_params);
    if (behaviour === 'hangs') hanging.push(response);
    else if (behaviour === 'resets') request.socket.resetAndDestroy();
    else if (behaviour === 'is cut off') {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('O', () => request.socket.destroy());
    } else if (behaviour === 'lacks CORS') response.writeHead(200).end('OK');
    else response.writeHead(behaviour.status).end(behaviour.body);
  }

  return state;
}

/** The contact page as it is served, but for where it sends messages. */
async function sendingTo(
  serviceUrl: string,
  page: Response,
): Promise<{ headers: Record<string, string>; html: string }> {
  const { 'content-security-policy': policy = '', ...headers } = Object.fromEntries(page.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag']) delete headers[name];
  const html = await page.text();
  // The policy stands in the header and in the page, and the browser follows both.
  const allowing = (text: string) => text.replace('connect-src', `connect-src ${serviceUrl}`);
  return {
    headers: { ...headers, 'content-security-policy': allowing(policy) },
    html: allowing(html).replace('[0,&quot;self&quot;]', `[0,&quot;${serviceUrl}&quot;]`),
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
