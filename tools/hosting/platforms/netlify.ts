import { parseAllHeaders } from '@netlify/headers-parser';

/** What Netlify reads in a `_headers` file, by its own parser. */
export interface NetlifyHeaders {
  /** Headers of each rule that holds for a path, in order; Netlify joins values of the same name by commas. */
  valuesFor: (path: string) => Record<string, string>[];
  /** How many rules it took. */
  count: number;
  complaints: string[];
}

/** @param file path of a `_headers` file */
export async function readNetlifyHeaders(file: string): Promise<NetlifyHeaders> {
  const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
  const valuesFor = (path: string) =>
    headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path)).map(({ values }) => inLowerCase(values));
  return { valuesFor, count: headers.length, complaints: errors.map(({ message }) => message) };
}

function inLowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
