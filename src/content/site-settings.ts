import { readContent } from './checks/check-content.ts';
import type { Conference } from './schemas/conference.ts';

type SiteSettings = Pick<Conference, 'site' | 'keepOnPhone'> & { emailService: { origin: string } };

/** Used while `conference.yaml` has mistakes: integrations/content-gate.ts reports them before a page is built. */
const PLACEHOLDERS: SiteSettings = {
  site: 'https://example.org',
  emailService: { origin: 'https://example.org' },
  keepOnPhone: false,
};

/** What the build has to know before it reads the rest of the content. */
export function readSiteSettings(folder: string): SiteSettings {
  const file = readContent(folder).files.find(({ name }) => name === 'conference.yaml');
  return (file?.data as SiteSettings | undefined) ?? PLACEHOLDERS;
}
