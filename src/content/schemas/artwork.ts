import { STOCK } from '../../shared/artwork.ts';
import { didYouMean } from '../nearest.ts';
import { checkedText, text } from './fields.ts';
import { pictureNameIssue } from './picture-names.ts';

/** Fields that name a picture of a page. */
export const ARTWORK_FIELD = /^(artwork|closingArtwork)$/;

const NAMES = Object.keys(STOCK);
const CHOICE = `Write a name of the stock (${NAMES.join(', ')}), or the name of a picture in the folder theme`;
const EXAMPLE = 'for example: hall.webp';

/** Name of a picture of the stock, or of a file in the folder `theme`. */
export function artworkName() {
  const error = `${CHOICE}, ${EXAMPLE}. For no picture, leave out the line.`;
  return checkedText(error, (typed) => {
    if (NAMES.includes(typed)) return undefined;
    if (isArtworkFile(typed)) return pictureNameIssue(typed, 'the folder theme', EXAMPLE);
    return `There is no artwork ${typed}. ${didYouMean(typed, NAMES)} ${error}`.replace('  ', ' ');
  })
    .meta({ examples: NAMES })
    .optional();
}

/** Whether a name is that of a file, and not of the stock. */
export function isArtworkFile(name: string): boolean {
  return name.includes('.');
}

/** The picture of a page, and what it shows. */
export const artwork = {
  artwork: artworkName().describe(`The picture of the page. ${CHOICE}. Leave it out for none.`),
  artworkAlt: text('The hall of the school, with its gallery')
    .optional()
    .describe(
      'What the picture shows, for visitors who cannot see it. Leave it out where it only decorates, or is of the stock.',
    ),
};
