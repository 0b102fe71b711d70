import { z } from 'astro/zod';
import type { HtmlParent } from '../../shared/html.ts';
import { ARTWORK, type ArtworkName } from '../artwork.ts';
import { group, phasedText, text, yesOrNo } from './fields.ts';

/** The name of one of the site's own pictures, or none. */
export function artwork() {
  const names = Object.keys(ARTWORK) as ArtworkName[];
  return z
    .enum(names, {
      error: `Write one of these names here: ${names.join(', ')}. For no picture, leave out the line.`,
    })
    .optional();
}

/** Other words under which visitors search for a page. */
export function keywords() {
  return text('price, cost, fee').optional();
}

/** `content/pages/NAME.md`: one further page, at `/NAME`, whose text is below the fields. */
export const furtherPageSchema = group({
  title: text('Schedule'),
  description: text('The sessions of the conference, day by day, with their times and places.'),
  keywords: keywords(),
  lede: phasedText('All times are local time.').optional(),
  artwork: artwork(),
  menu: z
    .enum(['footer', 'bar'], {
      error:
        'Write where a link to the page is: footer, or bar for the bar under the header. Leave the line out for no link.',
    })
    .optional(),
  onHome: text('What happens when').optional(),
  everyYear: yesOrNo().default(false),
});

export type FurtherPage = z.infer<typeof furtherPageSchema> & { slug: string; body: HtmlParent };
