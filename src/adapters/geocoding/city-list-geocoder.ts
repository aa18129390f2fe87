import type { CityData } from 'city-timezones';
import { type Address, type Geocoder, MOST_ADDRESSES } from '../../application/shared/geocoder.js';
import { townLabel } from '../../domain/server-and-browser/us-states.js';
import { type Coordinates, milesBetween } from '../../domain/shared/distance.js';

const MAX_CITY_MILES = 150;

interface City extends Address {
  /** Normalized as in `wordsOf`. */
  readonly name: string;
  readonly words: readonly string[];
  readonly population: number;
}

/** Searches a bundled list of large cities, the fallback when no geocoding service responds. Never throws. */
export class CityListGeocoder implements Geocoder {
  private reading: Promise<readonly City[]> | undefined;

  async search(text: string, near: Coordinates | null): Promise<Address[]> {
    const all = await this.cities();
    const found = named(all, wordsOf(text));
    const cities = found.length > 0 ? found : inAddress(all, text);
    const sought = wordsOf(text).join(' ');
    return cities
      .map((city) => ({ city, rank: rankOf(city, sought, near) }))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, MOST_ADDRESSES)
      .map(({ city }) => addressOf(city));
  }

  /** @returns the nearest city within 150 miles, or null */
  async reverse(at: Coordinates): Promise<Address | null> {
    let nearest: City | null = null;
    let least = MAX_CITY_MILES;
    for (const city of await this.cities()) {
      const miles = milesBetween(at, city);
      if (miles <= least) [nearest, least] = [city, miles];
    }
    return nearest && addressOf(nearest);
  }

  /** Loads the list on first use, because it has two megabytes and a geocoding service usually responds. */
  private cities(): Promise<readonly City[]> {
    return (this.reading ??= readCities());
  }
}

/** Cities for which every word is a prefix of one of the city's words. */
function named(cities: readonly City[], words: readonly string[]): City[] {
  if (words.length === 0) return [];
  return cities.filter((city) => words.every((word) => city.words.some((own) => own.startsWith(word))));
}

/** Searches a full address: the first comma-separated part that equals a city's name, narrowed by the parts after it. */
function inAddress(cities: readonly City[], text: string): City[] {
  const parts = text.split(',').slice(0, 10).map(wordsWithoutNumbers);
  for (const [at, part] of parts.entries()) {
    const name = part.join(' ');
    const equal = cities.filter((city) => city.name === name);
    const closer = new Set(named(equal, parts.slice(at).flat()));
    const agreeing = equal.filter((city) => closer.has(city));
    if (equal.length > 0) return agreeing.length > 0 ? agreeing : equal;
  }
  return [];
}

async function readCities(): Promise<City[]> {
  const { default: cityTimezones } = await import('city-timezones');
  const byLabel = new Map(cityTimezones.cityMapping.map(readCity).map((city) => [city.label, city]));
  return [...byLabel.values()];
}

function readCity(entry: CityData): City {
  const { city, city_ascii, province, state_ansi, country, iso2, iso3, lat, lng, pop } = entry;
  // The data set writes -99 for a missing code.
  const names = [city, city_ascii, province, state_ansi, country, iso2, iso3].filter(isText);
  return {
    label: [...new Set([city, province, country].filter(isText))].join(', '),
    area: city,
    name: wordsOf(city).join(' '),
    words: [...new Set(names.flatMap(wordsOf))],
    names: [...new Set(names)],
    town: { name: city, label: townLabel(city, isText(province) ? province : country) },
    latitude: lat,
    longitude: lng,
    source: 'cities',
    population: Math.max(0, Number(pop) || 0),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Lowercase, without accents, split at every character that is neither letter nor digit. */
function wordsOf(text: string): string[] {
  const plain = text.slice(0, 200).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const wordsWithoutNumbers = (text: string): string[] => wordsOf(text).filter((word) => !/\p{N}/u.test(word));

/** A name that starts with the text ranks first; then ten times the population weighs as much as being rather near. */
function rankOf(city: City, sought: string, near: Coordinates | null): number {
  const nearness = near ? 4 / (1 + milesBetween(near, city) / 100) : 0;
  return (city.name.startsWith(sought) ? 100 : 0) + Math.log10(1 + city.population) + nearness;
}

const addressOf = ({ name: _name, words: _words, population: _population, ...address }: City): Address =>
  address;
