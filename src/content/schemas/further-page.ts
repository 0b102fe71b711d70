import { z } from 'astro/zod';
import type { HtmlParent } from '../../shared/html.ts';
import { ARTWORK, type ArtworkName } from '../artwork.ts';
import { group, text, yesOrNo } from './fields.ts';

/** The name of one of the site's own pictures, or none. */
export function artwork() {
  const names = Object.keys(ARTWORK) as ArtworkName[];
  return z
    .enum(names, {
      error: `Write one of these names here: ${names.join(', ')}. For no picture, leave out the line.`,
    })
    .optional()
    .describe(`a picture beside the title: ${names.join(', ')}`);
}

/** `content/pages/NAME.md`: one further page, at `/NAME`, whose text is below the fields. */
export const furtherPageSchema = group({
  title: text('Schedule'),
  description: text('The sessions of the conference, day by day, with their times and places.').describe(
    'up to about 160 characters for search engines',
  ),
  lede: text('All times are local time.').optional().describe('the line or two under the title'),
  artwork: artwork(),
  menu: z
    .enum(['footer', 'bar'], {
      error:
        'Write where a link to the page is: footer, or bar for the bar under the header. Leave the line out for no link.',
    })
    .optional()
    .describe(
      'where a link to the page is: footer, or bar for the bar under the header. Leave the line out for no link',
    ),
  onHome: text('What happens when')
    .optional()
    .describe('a line about the page; with it, the home page leads to the page until the conference is over'),
  everyYear: yesOrNo().default(false).describe('with true, the home page also leads to it afterwards'),
});

export type FurtherPage = z.infer<typeof furtherPageSchema> & { slug: string; text: HtmlParent };
