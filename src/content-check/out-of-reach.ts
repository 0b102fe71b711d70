import { FILES } from '../content/collections.ts';
import { COMMITTEE_SIZE } from '../content/picture-variants.ts';
import { namedPictures } from '../content/pictures.ts';
import { isPlaceholder } from '../content/placeholder.ts';
import { sharp } from '../shared/sharp.ts';
import { inPublic, type Place, placeOf, type Reminder, type Review } from './reminder.ts';

/** Links, documents and pictures that visitors cannot open or see well. */
export const OUT_OF_REACH: Reminder[] = [
  {
    title:
      'Links that open only for editors or after signing in. Write the link that the Share button gives, and try it in a private window',
    find: ({ links }) => links.filter(({ address }) => isForOwners(address)),
  },
  {
    title: 'Documents that a phone may not open. Save them as PDF, unless visitors are to fill them in',
    find: ({ publicFolder }) => inPublic(publicFolder, UNOPENED, () => true),
  },
  { title: 'Forms or background guides with the same address', find: findSharedAddresses },
  { title: 'Pictures with too few pixels', find: findSmallPictures },
  { title: 'A short name too long for its place beside the mark', find: findLongShortName },
  { title: 'Roles without a name or a telephone number', find: findEmptyRoles },
  {
    title: 'Characters that were garbled in copying',
    find: ({ passages }) => passages.filter(({ text }) => BROKEN.test(text)),
  },
];

/** Documents for programs that visitors may not have, and files without an ending. */
const UNOPENED =
  /\.(?:docx?|odt|rtf|pages|gdoc|gsheet|gslides|pptx?|odp|key)$|^(?!_headers$|_redirects$|CNAME$)(?:.*\/)?[^./]+$/i;

/** Text decoded with the wrong encoding, the replacement character, and signs of one font alone. */
const BROKEN = /\p{Co}|\ufffd|â€|Ã[\u0080-\u00bf]/u;

/** Hosts all of whose pages ask for an account or are an editor. */
const OWNERS_HOSTS = [
  'accounts.google.com',
  'classroom.google.com',
  'mail.google.com',
  'web.whatsapp.com',
  'studio.youtube.com',
];

/** Whether an address is that of an editor, or needs an account of the school. */
function isForOwners(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const { hostname, pathname, searchParams } = url;
  const isBelow = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  if (OWNERS_HOSTS.includes(hostname) || /\/(?:login|signin)\b/i.test(pathname)) return true;
  // A file of the repository, instead of its address on the website.
  if (hostname === 'github.com') return /^\/[^/]+\/[^/]+\/(?:blob|edit|tree)\//.test(pathname);
  if (hostname === 'photos.google.com') return !pathname.includes('/share/');
  if (hostname === 'docs.google.com')
    return pathname.startsWith('/forms/')
      ? !pathname.includes('/d/')
      : pathname.endsWith('/edit') && searchParams.get('usp') !== 'sharing';
  if (hostname === 'drive.google.com') return /\/(?:my-drive|home|shared-with-me|recent|u\/\d)\b/.test(pathname);
  // Shared links begin with a file type, such as /:w:/ or /:f:/.
  if (isBelow('sharepoint.com')) return !pathname.startsWith('/:');
  if (hostname === 'onedrive.live.com') return pathname.startsWith('/edit') || searchParams.has('id');
  return isBelow('canva.com') && pathname.startsWith('/design/') && pathname.endsWith('/edit');
}

/** Pages of this website are placeholders. */
function findSharedAddresses(review: Review): Place[] {
  const { conference, committees } = review.content;
  const forms = conference.registration.map(({ title, url }, index) => ({
    ...placeOf(review, FILES.conference.name, ['registration', index, 'url'], title),
    url,
  }));
  const guides = committees.flatMap(({ slug, backgroundGuide }) =>
    backgroundGuide.map(({ url }, index) => ({
      ...placeOf(review, `committees/${slug}.md`, ['backgroundGuide', index, 'url']),
      url,
    })),
  );
  const real = [...forms, ...guides].filter(({ url }) => !url.startsWith('/') && !isPlaceholder(url));
  return [...Map.groupBy(real, ({ url }) => url).values()].filter(({ length }) => length > 1).flat();
}

/** In pixels. A portrait is shown 9rem wide, on most phones at double density; pictures in texts are never enlarged. */
const PORTRAIT_SIZE = { width: 288, height: 360 };
const TEXT_SIZE = { width: 320, height: 0 };

async function findSmallPictures({ contentFolder }: Review): Promise<Place[]> {
  const found = namedPictures(contentFolder).map(async ({ picture, path, file, line }) => {
    const needed = path?.[0] === 'image' ? COMMITTEE_SIZE : path ? PORTRAIT_SIZE : TEXT_SIZE;
    const { width, height } = (await sharp(`${contentFolder.path}/${picture}`).metadata()).autoOrient;
    const wanted = needed.height > 0 ? `${needed.width} × ${needed.height}` : `${needed.width} wide`;
    const isSmall = width < needed.width || height < needed.height;
    return isSmall ? { file, line, note: `${picture} is ${width} × ${height}, and should be ${wanted}` } : [];
  });
  return (await Promise.all(found)).flat();
}

/** What fits on a phone 360 px wide. A capital is as wide as one and a half small letters. */
const SHORT_NAME_LETTERS = 16.5;

function findLongShortName(review: Review): Place[] {
  const { shortName } = review.content.conference;
  const capitals = shortName.match(/\p{Lu}/gu) ?? [];
  if (shortName.length + capitals.length / 2 <= SHORT_NAME_LETTERS) return [];
  return [placeOf(review, FILES.conference.name, ['shortName'], shortName)];
}

function findEmptyRoles(review: Review): Place[] {
  return review.content.secretariat.roles.flatMap(({ role, name, phones }, index) =>
    name === '' || phones.length === 0 ? placeOf(review, FILES.secretariat.name, ['roles', index], role) : [],
  );
}
