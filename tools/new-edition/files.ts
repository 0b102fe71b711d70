import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files below a folder in order, by name with forward slashes, such as `committees/unhrc.md` → its bytes. */
export function readFolder(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(names.sort().map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name))]));
}

/** Stands for all that a folder holds: the same for the same files, whatever their ends of lines. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of readFolder(folder))
    hash.update(`${name}\n${bytes.toString('utf8').replaceAll('\r\n', '\n')}\n`);
  return hash.digest('hex').slice(0, 16);
}
