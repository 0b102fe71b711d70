import { cityMapping } from 'city-timezones';

/** The time zones of a country; none where they are not known. @param country two letters, such as `IE` */
export function timeZonesOf(country: string): string[] {
  // `Intl` lists them by their oldest names, such as Europe/Kiev.
  const names = new Set(cityMapping.map(({ timezone }) => timezone));
  // Of zones that have become one, the first name counts.
  const presentNames = new Map([...names].reverse().map((name) => [canonicalName(name), name]));
  return zonesIn(country).map((zone) => presentNames.get(zone) ?? zone);
}

/** Whether a country has a time zone, by any of its names. One whose zones are not known may have any. */
export function hasTimeZone(country: string, timeZone: string): boolean {
  const zones = zonesIn(country);
  const zone = canonicalName(timeZone);
  return zone !== undefined && (zones.length === 0 || zones.map(canonicalName).includes(zone));
}

/** The time zone of a city, or that of a country with one zone only. Absent where neither is known. */
export function timeZoneOf(city: string, country: string): string | undefined {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  const cities = cityMapping.filter(
    ({ iso2, city: name, city_ascii }) =>
      iso2 === country && [name, city_ascii].some((form) => compare(form, city) === 0),
  );
  const zones = new Set(cities.length > 0 ? cities.map(({ timezone }) => timezone) : timeZonesOf(country));
  const [zone] = zones;
  return zones.size === 1 ? zone : undefined;
}

function zonesIn(country: string): string[] {
  return /^[A-Z]{2}$/.test(country) ? (new Intl.Locale('und', { region: country }).getTimeZones() ?? []) : [];
}

/** The name that `Intl` has for a zone: the same for Europe/Kyiv and Europe/Kiev. Absent where a name is none of a zone. */
function canonicalName(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
