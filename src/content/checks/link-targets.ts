import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { calendarPath, type PageSources, pagePaths, secretariatCardPath } from '../../routes.ts';
import { pagePath } from '../../shared/base-path.ts';
import { archiveYears } from '../build-settings.ts';
import { languageOfFile } from '../reading/content-files.ts';
import type { ContentFile } from '../reading/read-content.ts';
import { isFileIn } from './picture-checks.ts';

/** What a link to this site may lead to. Paths are without the base path. */
export interface LinkTargets {
  /** Of every page, such as `/guidelines`. */
  pages: readonly string[];
  /** Whether there is a file at a path, such as `/secretariat.vcf`. */
  hasFile: (path: string) => boolean;
  /** Ids on a page that a link may name, without #. Absent before the site is built: only a built page has them all. */
  anchorsOn?: (page: string) => readonly string[];
}

/** What the build will make of the content. @param publicFolder what is served as it is, such as `public` */
export function plannedTargets(files: readonly ContentFile[], publicFolder: string): LinkTargets {
  const slugs = slugsIn(files, 'committees');
  const written = [secretariatCardPath, ...['conference', ...slugs].map(calendarPath)];
  return {
    pages: [...pagePaths(pageSources(files)), ...archivePaths()],
    hasFile: (path) => written.includes(path) || isFileIn(publicFolder, path),
  };
}

/** Slugs of all files of a folder, even of those with mistakes. */
export function slugsIn(files: readonly ContentFile[], folder: string): string[] {
  return files.flatMap(({ name }) => (name.startsWith(`${folder}/`) ? basename(name, '.md') : []));
}

/** A file with mistakes still makes its pages, so that nothing is reported only because of them. */
function pageSources(files: readonly ContentFile[]): PageSources {
  const listIn = (name: string, field: string): unknown[] => {
    const list = files.find((file) => file.name === name)?.fields[field];
    return Array.isArray(list) ? list : [];
  };
  const entries = (folder: string) => slugsIn(files, folder).map((slug) => ({ slug }));
  const pictures = listIn('media.yaml', 'pictures') as { file?: string }[];
  return {
    schedule: { days: listIn('schedule.yaml', 'days') },
    languages: files.flatMap(({ name }) => languageOfFile(name) ?? []).map((code) => ({ code })),
    committees: entries('committees'),
    addressals: entries('addressals'),
    media: { pictures: pictures.flatMap((picture) => (picture?.file ? { file: picture.file } : [])) },
  };
}

/** Pages of the sites of earlier editions. */
function archivePaths(): string[] {
  return archiveYears().flatMap((year) =>
    globSync('**/*.html', { cwd: join('archives', year) }).map((file) =>
      pagePath(`/${year}/${file.replaceAll('\\', '/')}`, ''),
    ),
  );
}
