import type { SiteContent } from '../content/collections.ts';
import { conferenceEvent } from '../content/conference-details.ts';
import { routes } from '../routes.ts';
import { siteUrls } from '../shared/base-path.ts';
import { siteCardPath } from './share-card.ts';

/** Data in the vocabulary of https://schema.org. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** The conference as an event, without hours, which are not announced. */
export function educationEvent({ conference, ownPages }: Pick<SiteContent, 'conference' | 'ownPages'>): StructuredData {
  const { name, city, country, dates, site } = conference;
  const { title, venue, url } = conferenceEvent(conference);
  const urlOf = siteUrls(site);
  return {
    '@type': 'EducationEvent',
    '@id': `${url}#conference`,
    name: title,
    description: ownPages.home.description,
    startDate: dates.first,
    endDate: dates.last,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
    url,
    image: urlOf(siteCardPath),
    organizer: { '@type': 'Organization', name, url: urlOf(routes.splash) },
  };
}

/** Content of an `application/ld+json` script, escaped so that no text can end the element. */
export function structuredDataScript(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
