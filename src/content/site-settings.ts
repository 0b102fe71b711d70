import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { conferenceSchema } from './schemas/conference.ts';

/** What the build itself has to know before any content is read. */
export interface SiteSettings {
  site: string;
  emailService: { origin: string };
  keepOnPhone: boolean;
}

/** Serve while the file is wrong: then a build ends, and the server shows what is wrong, before they are used. */
const PLACEHOLDERS: SiteSettings = {
  site: 'https://example.org',
  emailService: { origin: 'https://example.org' },
  keepOnPhone: false,
};

/** Reads the settings without a word on what is wrong: integrations/content-gate.ts tells that. */
export function readSiteSettings(folder: string): SiteSettings {
  try {
    return conferenceSchema.parse(parse(readFileSync(`${folder}/conference.yaml`, 'utf8')));
  } catch {
    return PLACEHOLDERS;
  }
}
