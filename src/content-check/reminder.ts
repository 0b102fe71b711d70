import type { SiteContent } from '../content/collections.ts';
import type { FieldPath } from '../content/issue.ts';
import { type ContentFolder, lineIn } from '../content/read.ts';
import type { ContentLink, passagesOf } from '../content/texts.ts';
import { presentFilesIn } from '../shared/files.ts';

/** The input of all reminders. */
export interface Review {
  contentFolder: ContentFolder;
  content: SiteContent;
  passages: ReturnType<typeof passagesOf>;
  links: ContentLink[];
  /** Milliseconds since the epoch. */
  now: number;
  /** Files that are served unchanged. */
  publicFolder: string;
}

/** A place in the content or in `public/` that needs attention. */
export interface Place {
  /** Such as `committees/disec.md`. */
  file: string;
  line?: number | undefined;
  /** Details, such as the role without a name. */
  note?: string | undefined;
}

/** Something that does not stop a build, but should be corrected. */
export interface Reminder {
  title: string;
  find: (review: Review) => Place[] | Promise<Place[]>;
}

/** The place of a field in a file of the content. */
export function placeOf({ contentFolder }: Review, file: string, path: FieldPath, note?: string): Place {
  return { file, line: lineIn(contentFolder.files, { file, path }), note };
}

/** Files in `public/`, without earlier years, that match a name and a condition. */
export async function inPublic(
  folder: string,
  name: RegExp,
  isMeant: (file: string) => boolean | Promise<boolean>,
): Promise<Place[]> {
  const files = presentFilesIn(folder).filter((file) => name.test(file));
  const found = files.map(async (file) => ((await isMeant(`${folder}/${file}`)) ? { file: `public/${file}` } : []));
  return (await Promise.all(found)).flat();
}
