import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { writeOfflineCopy } from '../../integrations/offline-copy.ts';
import { createSiteHandler } from '../../scripts/serve.ts';
import { WORKER_PATH } from '../../src/features/offline/offline-copy-format.ts';
import { SAMPLE_DIST } from './sample.ts';

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>;

/** A server of the built site for one test: it can go down, come back, and publish another build. */
export async function startOwnServer(folder = SAMPLE_DIST) {
  const serve = async (distDir: string) => (await createSiteHandler({ distDir, outbox: '.local/outbox' })).answer;
  const hanging: (() => void)[] = [];
  let site = await serve(folder);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    own.asked.push(path);
    const behaviour = own.behaviour(path);
    if (behaviour === 'resets') request.socket.destroy();
    else if (behaviour === 'hangs') hanging.push(() => site(request, response));
    else if (behaviour === 'fails') response.writeHead(503, { 'Content-Type': 'text/html' }).end('Overloaded');
    else site(request, response);
  });
  const port = await listen(server, 0);
  const own = {
    url: `http://localhost:${port}`,
    /** Paths that were requested, in order. */
    asked: [] as string[],
    /** How a path is answered. What hangs is answered by `release`. */
    behaviour: (_path: string): 'well' | 'resets' | 'hangs' | 'fails' => 'well',
    release: () => {
      for (const answer of hanging.splice(0)) answer();
    },
    /** Publishes another build at the same address. */
    deploy: async (folder: string) => {
      site = await serve(folder);
    },
    goDown: () => close(server),
    comeBack: () => listen(server, port),
  };
  return own;
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** What /about says in the built site, and in a later build. */
export const ABOUT = { before: 'A small school in Galway', later: 'A larger school in Galway' };

/** Makes a later build, with another text on /about and another worker. @returns its folder */
export async function makeLaterBuild({ isCopyOffered }: { isCopyOffered: boolean }): Promise<string> {
  const folder = test.info().outputPath('later-build');
  await cp(SAMPLE_DIST, folder, { recursive: true });
  const about = join(folder, 'about.html');
  await writeFile(about, (await readFile(about, 'utf8')).replaceAll(ABOUT.before, ABOUT.later));
  await writeOfflineCopy(folder, '', isCopyOffered);
  await appendFile(join(folder, WORKER_PATH), '// Later.');
  return folder;
}
