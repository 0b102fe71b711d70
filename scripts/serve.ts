/** Serves a local build: `node scripts/serve.ts [port] [folder]`. */
import process from 'node:process';
import { createSiteServer } from './site-server.ts';

const DEFAULT_PORT = 4321;

const [, , chosenPort = DEFAULT_PORT, distDir = '.local/dist'] = process.argv;
const port = Number(chosenPort);
const server = await createSiteServer({ distDir, outbox: process.env.SITE_OUTBOX ?? 'outbox' });
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Stop the other program, or choose a port: node scripts/serve.ts ${port + 1}`);
  process.exit(1);
});
server.listen(port, () => {
  console.log(
    `\nThe site is at http://localhost:${port}\nMessages sent from its contact form appear here. Ctrl+C ends it.`,
  );
});
