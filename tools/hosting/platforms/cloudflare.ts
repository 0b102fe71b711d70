import { unstable_generateASSETSBinding } from 'wrangler';

/** What Cloudflare Pages answers, and what it said of `_headers` when it read it. */
export interface CloudflarePages {
  /** @param path such as `/home`; no redirect is followed */
  ask: (path: string) => Promise<Response>;
  /** Complaints about rules that it does not take. */
  complaints: string[];
}

/**
 * Cloudflare Pages on a built site: the code that answers there is the code of `wrangler pages dev`, here
 * without its server.
 * @param directory folder of the built site
 */
export async function startCloudflarePages(directory: string): Promise<CloudflarePages> {
  const complaints: string[] = [];
  const complain = (...words: unknown[]) => void complaints.push(words.join(' '));
  const ignore = () => {};
  const log = {
    log: ignore,
    debug: ignore,
    debugWithSanitization: ignore,
    info: ignore,
    warn: complain,
    error: complain,
  };
  const answer = await unstable_generateASSETSBinding({ log, directory });
  return {
    ask: (path) => answer(new Request(`http://localhost${path}`, { redirect: 'manual' })),
    complaints,
  };
}
