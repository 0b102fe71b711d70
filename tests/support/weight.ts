import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What a page may weigh before anybody does anything on it, compressed as hosts send it. 1 KB = 1,000 bytes. */
interface Budget {
  /** With its styles. */
  html: number;
  fonts: number;
  pictures: number;
  scripts: number;
  /** HTML, fonts and pictures: what a phone needs before the page looks as it is meant to. */
  firstView: number;
}

const READING: Budget = { html: 21_000, fonts: 41_000, pictures: 50_000, scripts: 0, firstView: 100_000 };
const WITH_COMMITTEE_PICTURES = { ...READING, pictures: 70_000, firstView: 125_000 };
/** React is 62 KB of the scripts. */
const WITH_ISLAND = { ...READING, html: 24_000, scripts: 74_000 };
const BUDGETS: Record<string, Budget> = {
  '/': { ...READING, pictures: 60_000, firstView: 150_000 },
  // With all cards, since some browsers load those below the first view early. Seals are in the HTML.
  '/committees': { ...READING, html: 24_500, pictures: 145_000, firstView: 200_000 },
  '/media': WITH_COMMITTEE_PICTURES,
  '/home': { ...READING, html: 24_000, pictures: 60_000, firstView: 120_000 },
  // With the letters of another script, in two weights.
  '/parents-and-schools/hi': { ...READING, fonts: 155_000, firstView: 175_000 },
  '/contact': WITH_ISLAND,
  '/search': WITH_ISLAND,
  '/keep': WITH_ISLAND,
};
const KINDS: Record<string, keyof Budget> = { document: 'html', font: 'fonts', image: 'pictures', script: 'scripts' };

/** Notes what a page loads from now on. @returns a function that gives the kinds of files that weigh too much */
export function startWeighing(page: Page, path: string): () => Promise<string[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    const weight = { html: 0, fonts: 0, pictures: 0, scripts: 0, firstView: 0 };
    for (const response of responses) {
      const kind = KINDS[response.request().resourceType()];
      if (kind) weight[kind] += await bytesSent(response);
    }
    weight.firstView = weight.html + weight.fonts + weight.pictures;
    const budget = BUDGETS[path] ?? (path.startsWith('/committees/') ? WITH_COMMITTEE_PICTURES : READING);
    return (Object.keys(weight) as (keyof Budget)[])
      .filter((kind) => weight[kind] > budget[kind])
      .map((kind) => `${kind}: ${weight[kind]} bytes, and ${budget[kind]} are allowed`);
  };
}

async function bytesSent(response: Response): Promise<number> {
  const body = await response.body();
  const type = response.headers()['content-type'] ?? '';
  return /font|image\/(?!svg)/.test(type) ? body.length : brotliCompressSync(body).length;
}
