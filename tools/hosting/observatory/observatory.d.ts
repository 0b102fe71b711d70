/** The part of Mozilla's HTTP Observatory 1.4 that is used here; the package brings no types of its own. */
declare module '@mdn/mdn-http-observatory/src/*' {
  interface Answer {
    status: number;
    headers: Record<string, string>;
    /** Whether the certificate is valid. */
    verified: boolean;
    /** Policies in meta elements. */
    httpEquiv?: Map<string, string[]>;
  }
  interface Step {
    url: URL;
    status: number;
  }
  /** All that a scan has fetched. */
  interface Requests {
    resources: { path: string | null };
    responses: {
      auto: Answer | null;
      cors: Answer | null;
      http: Answer | null;
      https: Answer | null;
      httpRedirects: Step[];
      httpsRedirects: Step[];
    };
    session: { url: URL; jar: unknown } | null;
  }
  export const Requests: new (hostname: string) => Requests;
  export const ALL_TESTS: ((requests: Requests) => { result: string | null })[];
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  export function getScoreModifier(result: string): number;
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}

declare module 'tough-cookie' {
  export class CookieJar {
    setCookieSync(cookie: string, url: string): void;
  }
}
