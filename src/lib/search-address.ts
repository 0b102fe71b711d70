import { routes } from './routes.ts';

/** Longest query that is searched for; nobody types more, but an address may hold any length. */
export const MAX_QUERY_LENGTH = 100;

/**
 * What an address asks to search for, without the space around it; empty if nothing.
 * @param query of the address, with its question mark, such as `?q=dress+code`
 */
export function queryIn(query: string): string {
  return tidyQuery(new URLSearchParams(query).get('q') ?? '');
}

/** What is searched for when this is typed. */
export function tidyQuery(typed: string): string {
  return typed.replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH).trim();
}

/** Path and query of the search page that shows the results of a query, such as `/search?q=dress+code`. */
export function searchAddress(query: string): string {
  return query === '' ? routes.search : `${routes.search}?${new URLSearchParams({ q: query })}`;
}
