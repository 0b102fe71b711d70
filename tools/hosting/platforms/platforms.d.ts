/** The parts of two packages that are used here; they are installed only for `npm run hosts`. */
declare module 'wrangler' {
  type Say = (...words: unknown[]) => void;
  interface Logger {
    log: Say;
    debug: Say;
    debugWithSanitization: Say;
    info: Say;
    warn: Say;
    error: Say;
  }
  export function unstable_generateASSETSBinding(options: {
    log: Logger;
    directory: string;
  }): Promise<(request: Request) => Promise<Response>>;
}

declare module '@netlify/headers-parser' {
  interface Rule {
    forRegExp: RegExp;
    values: Record<string, string>;
  }
  export function parseAllHeaders(options: {
    headersFiles: string[];
    configHeaders: [];
    minimal: false;
  }): Promise<{ headers: Rule[]; errors: Error[] }>;
}
