import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { announcementFiles, calendarPath, type PageSources, pagePaths, secretariatCardPath } from '../../routes.ts';
import { pagePath } from '../../shared/base-path.ts';
import { archiveYears } from '../build-settings.ts';
import { languageOfFile } from '../reading/content-files.ts';
import type { ContentFile } from '../reading/read-content.ts';
import { isFileIn } from './picture-checks.ts';

/** What links to this site can lead to. Paths have no base path. */
export interface LinkTargets {
  /** The path of every page, such as `/guidelines`. */
  pages: readonly string[];
  /** Whether there is a file at a path, such as `/secretariat.vcf`. */
  hasFile: (path: string) => boolean;
  /** The ids that a link to a page can name, without #. Absent before the site is built: only a built page has all of them. */
  anchorsOn?: (page: string) => readonly string[];
}

/** What links can lead to once the content is built. @param publicFolder files that are served unchanged, such as `public` */
export function plannedTargets(files: readonly ContentFile[], publicFolder: string): LinkTargets {
  const slugs = slugsIn(files, 'committees');
  const sources = pageSources(files);
  const feeds = sources.announcements.length > 0 ? Object.values(announcementFiles) : [];
  const written = [secretariatCardPath, ...['conference', ...slugs].map(calendarPath), ...feeds];
  return {
    pages: [...pagePaths(sources), ...archivePaths()],
    hasFile: (path) => written.includes(path) || isFileIn(publicFolder, path),
  };
}

/** Slugs of all files of a folder, even of those with mistakes. */
export function slugsIn(files: readonly ContentFile[], folder: string): string[] {
  return files.flatMap(({ name }) => (name.startsWith(`${folder}/`) ? basename(name, '.md') : []));
}

/** Files with mistakes count as well: a link to their pages is right. */
function pageSources(files: readonly ContentFile[]): PageSources {
  const listIn = (name: string, field: string): unknown[] => {
    const list = files.find((file) => file.name === name)?.fields[field];
    return Array.isArray(list) ? list : [];
  };
  const entries = (folder: string) => slugsIn(files, folder).map((slug) => ({ slug }));
  return {
    schedule: { days: listIn('schedule.yaml', 'days') },
    dates: { dates: listIn('dates.yaml', 'dates') },
    languages: files.flatMap(({ name }) => languageOfFile(name) ?? []).map((code) => ({ code })),
    committees: entries('committees'),
    addressals: entries('addressals'),
    announcements: entries('announcements'),
    media: { pictures: listIn('media.yaml', 'pictures').filter(namesFile) },
  };
}

function namesFile(picture: unknown): picture is { file: string } {
  return typeof picture === 'object' && picture !== null && 'file' in picture && typeof picture.file === 'string';
}

/** Pages of the sites of earlier editions. */
function archivePaths(): string[] {
  return archiveYears().flatMap((year) =>
    globSync('**/*.html', { cwd: join('archives', year) }).map((file) =>
      pagePath(`/${year}/${file.replaceAll('\\', '/')}`, ''),
    ),
  );
}
