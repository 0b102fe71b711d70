import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type BuiltPages, fileAt, listedPages, rootOf } from './pages.ts';

const MAX_BYTES = 150_000;

/** What every page says of itself where it is shared; `undefined` for what may be anything but empty. */
const TAGS: Record<string, string | undefined> = {
  'og:title': undefined,
  'og:description': undefined,
  'og:site_name': undefined,
  'og:locale': 'en_IN',
  'og:type': 'website',
  'og:image:alt': undefined,
  'og:image:type': 'image/png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'twitter:card': 'summary_large_image',
  'twitter:title': undefined,
  'twitter:description': undefined,
  'twitter:image:alt': undefined,
};

/** What is wrong with the tags and the pictures by which pages are shared: each listed page has a picture of its own. */
export async function shareProblems(pages: BuiltPages, dist: string): Promise<string[]> {
  const { listed } = listedPages(pages);
  const root = rootOf(listed);
  const problems: string[] = [];
  const pictures = new Map<string, string>();
  for (const { file, html, canonical } of listed) {
    const tags = tagsOf(html);
    const image = tags['og:image'] ?? '';
    for (const [name, value] of Object.entries({ ...TAGS, 'og:url': canonical, 'twitter:image': image })) {
      if (!tags[name] || (value !== undefined && tags[name] !== value)) {
        problems.push(`${file}: the tag ${name} is ${tags[name] || 'missing'}${value ? `, not ${value}` : ''}.`);
      }
    }
    const bytes = await readFile(join(dist, fileAt(image, root) ?? 'none')).catch(() => undefined);
    if (!bytes) {
      problems.push(`${file}: its share card “${image}” is no file of the site, by its full address.`);
      continue;
    }
    const { format, width, height } = await sharp(bytes).metadata();
    if (format !== 'png' || width !== 1200 || height !== 630) {
      problems.push(`${file}: its share card is a ${format} of ${width} by ${height}, not a png of 1200 by 630.`);
    }
    if (bytes.length >= MAX_BYTES)
      problems.push(`${file}: its share card has ${bytes.length} bytes; ${MAX_BYTES} are too many.`);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const twin = pictures.get(hash);
    if (twin) problems.push(`${file}: its share card is the same as that of ${twin}.`);
    pictures.set(hash, file);
  }
  const unlisted = [...pages].filter(([file]) => !listed.some((page) => page.file === file));
  const shown = unlisted.filter(([, html]) => /og:(image|url)"/.test(html));
  return [...problems, ...shown.map(([file]) => `${file}: it is unlisted, but has a share card or an address.`)];
}

function tagsOf(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}
