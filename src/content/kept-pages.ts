import { globSync } from 'node:fs';
import { FORMER_EDITIONS } from '../shared/base-path.ts';
import { git } from '../shared/git.ts';
import type { Content } from './read.ts';

/** The last year whose site is kept, with the pages whose texts are still word for word those of that year, as git has them. */
export function listKeptPages({ folder, files }: Content, publicFolder: string): [year: string, pages: string[]] {
  const said = (...args: string[]) => git(args).stdout ?? '';
  const year = globSync(FORMER_EDITIONS, { cwd: publicFolder }).sort().at(-1) ?? '';
  const added =
    year && said('log', '-1', '--diff-filter=A', '--format=%H', '--', `${publicFolder}/${year}/home.html`).trim();
  const isKept = (name: string, markdown: string) =>
    said('show', `${added}^:./${folder}/${name}`).replaceAll('\r\n', '\n').endsWith(`---\n${markdown}`);
  const pages = added ? files.filter(({ name, markdown }) => name.startsWith('pages/') && isKept(name, markdown)) : [];
  return [year, pages.map(({ name }) => name)];
}
