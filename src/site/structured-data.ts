import type { BreadcrumbList, EducationEvent, FAQPage, Graph, WebSite } from 'schema-dts';
import type { Conference } from '../content/schemas/conference.ts';
import { ordinal } from '../shared/words.ts';
import type { MenuLink } from './routes.ts';

/** Data for search engines, in the vocabulary of https://schema.org. */
export type StructuredData = BreadcrumbList | EducationEvent | FAQPage | WebSite;

/** Absolute address of a page or file. @param path within the site, such as `/about` */
type UrlOf = (path: string) => string;

/** ISO code of the country of the venue. */
const COUNTRY = 'IN';

/**
 * The conference as search engines list events. Hours are left out, since they are not announced.
 * @param page the page about it, and the path of its picture
 */
export function educationEvent(
  { name, edition, city, venue, dates }: Pick<Conference, 'name' | 'edition' | 'city' | 'venue' | 'dates'>,
  page: { path: string; description: string; cardPath: string },
  urlOf: UrlOf,
): EducationEvent {
  const url = urlOf(page.path);
  return {
    '@type': 'EducationEvent',
    '@id': `${url}#conference`,
    name: `${name}, ${ordinal(edition)} edition`,
    description: page.description,
    startDate: dates.first,
    endDate: dates.last,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: COUNTRY },
    },
    url,
    image: urlOf(page.cardPath),
    organizer: { '@type': 'Organization', name, url: urlOf('/') },
  };
}

/** The site itself, on its first page, where search engines look for its name. */
export function webSite(names: Pick<Conference, 'name' | 'shortName'>, description: string, urlOf: UrlOf): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${urlOf('/')}#site`,
    name: names.name,
    alternateName: names.shortName,
    description,
    url: urlOf('/'),
    inLanguage: 'en-IN',
  };
}

/** The breadcrumbs of a page. */
export function breadcrumbs(crumbs: MenuLink[], urlOf: UrlOf): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: urlOf(href),
    })),
  };
}

/** A page of questions, each with the answer that it shows, as plain text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Content of a `script` of type `application/ld+json`. No text in it can end the element. */
export function structuredDataScript(data: readonly StructuredData[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': data };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
