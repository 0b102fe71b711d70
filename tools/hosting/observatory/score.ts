import { writeFileSync } from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { CookieJar } from 'tough-cookie';
import type { Answer } from '../built/servers.ts';

/** What the Observatory says of one answer. */
export interface Score {
  score: number;
  /** Result of each of its tests that added or took points, such as `csp-implemented-with-no-unsafe: +5`. */
  reasons: string[];
}

// The list of preloaded domains, which the package downloads when installed; empty, so that no point comes from it.
writeFileSync(new URL('../conf/hsts-preload.json', import.meta.resolve('@mdn/mdn-http-observatory')), '{}\n');

/**
 * Scores an answer of a server as the Observatory scores a site, without the network: its own tests and
 * points, added up as its scanner does. Two things that loopback does not have are taken for granted and
 * are the host's part: a valid certificate, and the redirect from http to https.
 * @param path address that was asked for
 * @param cors answer to the same address when another site's script asks
 */
export function scoreOf(path: string, answer: Answer, cors: Answer): Score {
  const requests = new Requests('mun.example.org');
  const secure = new URL(path, 'https://mun.example.org');
  const insecure = new URL(path, 'http://mun.example.org');
  const toObservatory = ({ status, headers }: Answer) => ({ status, headers: withGet(headers), verified: true });
  const jar = new CookieJar();
  for (const cookie of answer.cookies) jar.setCookieSync(cookie, secure.href);

  requests.session = { url: secure, jar };
  requests.resources.path = answer.text;
  requests.responses.auto = {
    ...toObservatory(answer),
    httpEquiv: parseHttpEquivHeaders(answer.text, secure.href),
  };
  requests.responses.https = toObservatory(answer);
  requests.responses.http = toObservatory(answer);
  requests.responses.cors = toObservatory(cors);
  requests.responses.httpRedirects = [
    { url: insecure, status: 301 },
    { url: secure, status: answer.status },
  ];

  const results = ALL_TESTS.map((test) => test(requests).result ?? 'no result');
  const points = results.map((result) => ({ result, modifier: getScoreModifier(result) }));
  const sum = (all: typeof points) => all.reduce((total, { modifier }) => total + modifier, 100);
  const uncurved = sum(points.filter(({ modifier }) => modifier < 0));
  return {
    score: uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : uncurved,
    reasons: points
      .filter(({ modifier }) => modifier !== 0)
      .map(({ result, modifier }) => `${result}: ${modifier > 0 ? '+' : ''}${modifier}`),
  };
}

/** The headers as the Observatory reads them: now as a plain object, now by `get`. */
function withGet(headers: Record<string, string>): Record<string, string> {
  const get = (name: string) => headers[name.toLowerCase()];
  return Object.defineProperty({ ...headers }, 'get', { value: get, enumerable: false });
}
