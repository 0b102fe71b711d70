import { cityMapping } from 'city-timezones';

/**
 * The time zone of a city, or that of a country with one zone only. Absent where neither is known.
 * @param country two letters, such as `IE`
 */
export function timeZoneOf(city = '', country = ''): string | undefined {
  const inCountry = cityMapping.filter(({ iso2 }) => iso2 === country);
  const here = inCountry.filter(({ city_ascii, ...place }) => [place.city, city_ascii].includes(city));
  const zones = new Set((here.length > 0 ? here : inCountry).map(({ timezone }) => timezone));
  const [zone] = zones;
  return zones.size === 1 ? zone : undefined;
}
