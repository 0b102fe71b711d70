import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is text; pictures and fonts are compressed by themselves. */
const TEXT = /\.(css|html|ics|js|json|svg|txt|vcf|webmanifest|xml)$/;

/**
 * Writes beside each text file of the site what hosts send of it: `x.br` and `x.gz`, compressed as far as
 * it goes since it is done once. Where that saves nothing, the file stays alone.
 */
export async function compressTexts(distDir: string): Promise<void> {
  for (const name of await readdir(distDir, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const file = join(distDir, name);
    const text = await readFile(file);
    const variants = {
      br: await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
      gz: await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [extension, bytes] of Object.entries(variants)) {
      if (bytes.length < text.length) await writeFile(`${file}.${extension}`, bytes);
    }
  }
}
