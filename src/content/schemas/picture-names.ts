import { checkedText } from './fields.ts';

/** Names of pictures that the build can use. */
export const PICTURE_NAME = /\.(avif|webp|png|jpe?g)$/i;

/** The largest size in pixels in which the picture of a committee is shown. */
export const COMMITTEE_PICTURE = { width: 800, height: 1000 };

/** What to do about a HEIC picture, the format of iPhones. */
export const HEIC_REMEDY =
  'Browsers cannot show HEIC. On an iPhone, choose Settings → Camera → Formats → Most Compatible and take it again, or open the picture on a computer and export it as JPEG.';

/** File name of a picture; a leading `./` is removed. @param folder where it must be, for the message */
export function pictureFile(folder: string) {
  const example = 'for example: disec.jpg';
  const nameOf = (typed: string) => typed.replace(/^\.\//, '');
  return checkedText(`Write the file name of a picture here, ${example}`, (typed) =>
    pictureNameIssue(nameOf(typed), folder, example),
  ).overwrite(nameOf);
}

/** What is wrong with the name of a picture. */
export function pictureNameIssue(name: string, folder: string, example: string): string | undefined {
  if (/^https?:/.test(name))
    return `The website shows only its own pictures, not ${name}. Upload the picture into ${folder} and write its name, ${example}`;
  if (/[/\\]/.test(name))
    return `Write only the name of the picture, without folders: ${name.replace(/^.*[/\\]/, '')}. It belongs in ${folder}.`;
  if (/\.hei[cf]$/i.test(name)) return `${name} is a HEIC picture. ${HEIC_REMEDY}`;
  if (!PICTURE_NAME.test(name))
    return `${name || 'This'} does not end like a picture. Write the whole name of a JPEG, PNG, WebP or AVIF file, ${example}`;
  if (/[^\w.-]/.test(name))
    return `The name ${name} may contain only letters without accents, digits, hyphens and dots. Rename the picture, ${example}`;
  return undefined;
}
