import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../../tools/site-server.ts';

/** The built sample edition: docs/decisions/0018-sample-edition.md. */
const BUILT = '.local/sample';

/**
 * Begins every page of the copy: keeps what the page complains of, which WebKit's driver does not tell, and
 * what it violates of its policy.
 */
const LISTENER = `window.complaints = [];
addEventListener('error', ({ message, target }) => complaints.push(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push(violatedDirective + ' forbids ' + blockedURI));
const tell = console.error;
console.error = (...words) => { complaints.push(words.join(' ')); tell(...words); };`;

/** When it is on the page of the countdown, at the visitor's own clock. */
const BEFORE = '2025-08-23T15:23:10';
const CLOCK = `const shift = Date.parse('${BEFORE}') - Date.now();
const real = Date;
window.Date = class extends real {
  constructor(...args) { if (args.length === 0) super(real.now() + shift); else super(...args); }
  static now() { return real.now() + shift; }
};`;

/** Path of the home page as it is seven weeks before the conference. */
export const HOME_BEFORE = '/home-before';

export interface ServedCopy {
  address: string;
  /** Messages that the e-mail mock has received, as it saves them. */
  received: () => Promise<string[]>;
  close: () => Promise<void>;
}

/**
 * Serves a copy of the site whose pages each begin with a script that listens, and a home page with another
 * clock. Both are files of the site itself, so that its policy lets them.
 * @throws if the sample edition is not built
 */
export async function serveCopy(): Promise<ServedCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'engines-'));
  const distDir = join(folder, 'site');
  const outbox = join(folder, 'outbox');
  await cp(BUILT, distDir, { recursive: true }).catch(() => {
    throw new Error(`${BUILT} holds no built site. Run npm run build:sample first.`);
  });
  await writeFile(join(distDir, 'listener.js'), LISTENER);
  await writeFile(join(distDir, 'clock.js'), CLOCK);
  for (const file of await readdir(distDir, { recursive: true })) {
    // The compressed ones hold the pages as they were.
    if (/\.html\.(br|gz)$/.test(file)) await rm(join(distDir, file));
    if (!file.endsWith('.html')) continue;
    const page = await readFile(join(distDir, file), 'utf8');
    await writeFile(join(distDir, file), begin(page, 'listener.js'));
    if (file === 'home.html') {
      await writeFile(join(distDir, `.${HOME_BEFORE}.html`), begin(begin(page, 'clock.js'), 'listener.js'));
    }
  }
  const server = await createSiteServer({ distDir, outbox });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  return {
    address: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    received: async () => {
      const files = await readdir(outbox).catch(() => []);
      return Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true });
    },
  };
}

const begin = (page: string, script: string) => page.replace(/<head[^>]*>/, `$&<script src="/${script}"></script>`);
