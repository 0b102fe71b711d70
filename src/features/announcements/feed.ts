import type { Edition } from '../../content/collections.ts';
import type { Announcement } from '../../content/schemas/announcement.ts';
import { announcementFiles, announcementPath, routes } from '../../routes.ts';
import { siteUrls } from '../../shared/base-path.ts';
import { instantOf } from '../../shared/dates.ts';
import { LOCALE } from '../../shared/locale.ts';

/** An Atom feed (RFC 4287). @param announcements newest first, with their texts */
export function atomFeed(
  { conference, pages }: Pick<Edition, 'conference' | 'pages'>,
  announcements: readonly (Announcement & { html: string })[],
): string {
  const { name, site, timeZone } = conference;
  const urlOf = siteUrls(site);
  const timeOf = ({ time }: Announcement) => new Date(instantOf(time, timeZone)).toISOString();
  const [newest] = announcements;
  const entries = announcements.map((announcement) => {
    const { slug, title, html } = announcement;
    const url = urlOf(announcementPath(slug));
    return `<entry>
<id>${tagOf(url, announcement)}</id>
<title>${escapeXml(title)}</title>
<link href="${url}"/>
<published>${timeOf(announcement)}</published>
<updated>${timeOf(announcement)}</updated>
<content type="html">${escapeXml(`<p>For: ${escapeXml(announcement.for)}</p>\n${html}`)}</content>
</entry>`;
  });
  // The texts have paths of this site, which count from `xml:base`.
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LOCALE}" xml:base="${urlOf(routes.splash)}">
<id>${urlOf(routes.announcements)}</id>
<title>${escapeXml(`${pages.announcements.title} · ${name}`)}</title>
<link href="${urlOf(routes.announcements)}"/>
<link rel="self" type="application/atom+xml" href="${urlOf(announcementFiles.xml)}"/>
<updated>${newest && timeOf(newest)}</updated>
<author><name>${escapeXml(name)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** Another edition may use the name of a file again, so the day is part of what identifies it (RFC 4151). */
function tagOf(url: string, { time }: Announcement): string {
  const { host, pathname } = new URL(url);
  return `tag:${host},${time.slice(0, 10)}:${pathname}`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
