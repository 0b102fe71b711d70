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
  const texts = (await readdir(distDir, { recursive: true })).filter((name) => TEXT.test(name));
  // All at once: Node hands them to as many threads as it has for such work, and nearly all the time goes there.
  await Promise.all(texts.map((name) => compressText(join(distDir, name))));
}

async function compressText(file: string): Promise<void> {
  const text = await readFile(file);
  const variants = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all(
    variants.map((bytes, index) =>
      bytes.length < text.length ? writeFile(`${file}.${['br', 'gz'][index]}`, bytes) : undefined,
    ),
  );
}
