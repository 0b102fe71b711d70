import type { BreadcrumbList, EducationEvent, FAQPage, Graph, Offer, WebSite } from 'schema-dts';
import type { Edition } from '../content/collections.ts';
import { type MenuLink, routes } from '../routes.ts';
import { siteUrls } from '../shared/base-path.ts';
import { LOCALE } from '../shared/locale.ts';
import { ordinal } from '../shared/words.ts';
import { cardPath } from './share-cards/card-content.ts';

/** Data for search engines, in the vocabulary of https://schema.org. */
export type StructuredData = BreadcrumbList | EducationEvent | FAQPage | WebSite;

type Sources = Pick<Edition, 'conference' | 'pages'>;

/** The conference as search engines list events. Hours are left out, since they are not announced. */
export function educationEvent({ conference, pages }: Sources): EducationEvent {
  const { name, edition, city, country, venue, dates, site } = conference;
  const urlOf = siteUrls(site);
  const url = urlOf(routes.home);
  return {
    '@type': 'EducationEvent',
    '@id': `${url}#conference`,
    name: `${name}, ${ordinal(edition)} edition`,
    description: pages.home.description,
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
    image: urlOf(cardPath(routes.home)),
    ...offersOf(conference),
    organizer: { '@type': 'Organization', name, url: urlOf(routes.splash) },
  };
}

/** The registration forms that open or close on a day; nothing where none does. */
function offersOf({ registration, site }: Sources['conference']): { offers?: Offer[] } {
  const dated = registration.filter(({ opens, closes }) => opens ?? closes);
  if (dated.length === 0) return {};
  return {
    offers: dated.map(({ title: name, url, opens, closes }) => ({
      '@type': 'Offer',
      name,
      url: siteUrls(site)(url),
      ...(opens && { validFrom: opens }),
      ...(closes && { availabilityEnds: closes }),
    })),
  };
}

/** The site itself, on its first page, where search engines look for its name. */
export function webSite({ conference, pages }: Sources): WebSite {
  const { name, shortName: alternateName, site } = conference;
  const url = siteUrls(site)(routes.splash);
  const { description } = pages.home;
  return { '@type': 'WebSite', '@id': `${url}#site`, name, alternateName, description, url, inLanguage: LOCALE };
}

/** The breadcrumbs of a page. @param urlOf gives absolute addresses */
export function breadcrumbs(crumbs: MenuLink[], urlOf: (path: string) => string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label: name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(href),
    })),
  };
}

/** A page of questions, each with the answer that it shows, as plain text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question: name, answer: text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

/** Content of a `script` of type `application/ld+json`. No text in it can end the element. */
export function structuredDataScript(data: readonly StructuredData[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': data };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
