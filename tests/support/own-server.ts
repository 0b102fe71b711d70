import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeKeep } from '../../integrations/keep.ts';
import { createSiteServer } from '../../scripts/site-server.ts';
import { SAMPLE_DIST } from './sample.ts';

/** A server of the built site that belongs to one test: it can go down, come back, and publish another build. */
export interface OwnServer {
  url: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** How a path is answered. What hangs is answered by `release`. */
  behaviour: (path: string) => 'well' | 'resets' | 'hangs' | 'fails';
  release: () => void;
  /** Publishes another build at the same address. */
  deploy: (folder: string) => Promise<void>;
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startOwnServer(): Promise<OwnServer> {
  let site = await serving(SAMPLE_DIST);
  let front: Server;
  const hanging: (() => void)[] = [];
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '/';
    own.asked.push(path);
    const behaviour = own.behaviour(path);
    const answer = () => void site.emit('request', request, response);
    if (behaviour === 'resets') request.socket.destroy();
    else if (behaviour === 'hangs') hanging.push(answer);
    else if (behaviour === 'fails') fail(response);
    else answer();
  };
  front = await listening(listener, 0);
  const { port } = front.address() as AddressInfo;
  const own: OwnServer = {
    url: `http://localhost:${port}`,
    asked: [],
    behaviour: () => 'well',
    release: () => {
      for (const answer of hanging.splice(0)) answer();
    },
    deploy: async (folder) => {
      site = await serving(folder);
    },
    goDown: () => closed(front),
    comeBack: async () => {
      front = await listening(listener, port);
    },
    close: () => closed(front),
  };
  return own;
}

/**
 * A later build of the same site: one page has another text, and keeping may be switched off.
 * @returns its folder, and a function that removes it
 */
export async function makeLaterBuild({
  page,
  from,
  to,
  isKeepingOffered,
}: LaterBuild): Promise<[string, () => Promise<void>]> {
  const folder = await mkdtemp(join(tmpdir(), 'later-'));
  await cp(SAMPLE_DIST, folder, { recursive: true });
  for (const file of await readdir(folder, { recursive: true })) {
    if (/\.(br|gz)$/.test(file) || file === 'keep.json') await rm(join(folder, file));
  }
  const html = await readFile(join(folder, page), 'utf8');
  await writeFile(join(folder, page), html.replaceAll(from, to));
  await writeKeep(folder, '', isKeepingOffered);
  return [folder, () => rm(folder, { recursive: true })];
}

interface LaterBuild {
  /** File of the page that differs, such as `about.html`. */
  page: string;
  from: string;
  to: string;
  isKeepingOffered: boolean;
}

function serving(distDir: string): Promise<Server> {
  return createSiteServer({ distDir, outbox: '.local/outbox' });
}

function fail(response: ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>The server is overloaded.</h1>');
}

async function listening(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return server;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
