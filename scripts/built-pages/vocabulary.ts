import { resolve } from 'node:path';
import ts from 'typescript';

/** A file that exists only for the compiler. */
const FILE = resolve('structured-data-of-the-built-pages.ts');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Where structured data departs from the vocabulary of schema.org: types and properties that do not
 * exist or do not belong together, values of the wrong kind. `schema-dts` declares the vocabulary as
 * types, so the data is written down as typed constants, and the compiler is asked.
 * @param graphs by any name, which the problems are then told with
 */
export function vocabularyProblems(graphs: ReadonlyMap<string, unknown>): string[] {
  const names = [...graphs.keys()];
  const lines = [...graphs.values()].map((graph, index) => `export const g${index}: Graph = ${JSON.stringify(graph)};`);
  const source = ["import type { Graph } from 'schema-dts';", ...lines].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...others) =>
    name === FILE ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...others);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(FILE)).map(({ file, start = 0, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${names[line - 1]}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 600)}`;
  });
}
