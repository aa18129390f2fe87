import type { Place } from '../../domain/places/nearby-places.js';
import { isDegrees, isRecord, lineOf } from '../shared/untrusted-input.js';

const LONGEST_HOURS = 200;
const LONGEST_WEBSITE = 500;
const MOST_CUISINES = 3;

type Tags = Record<string, unknown>;

/**
 * Reads the JSON of an Overpass answer. What is no cafe or restaurant, or has no name or position, is left out.
 * @throws Error when the answer is none, or when the server gave up half way
 */
export function placesIn(answer: unknown): Place[] {
  if (!isRecord(answer) || !Array.isArray(answer.elements)) {
    throw new Error('The places server answered something other than places.');
  }
  // Out of time or memory, Overpass answers 200 with what it has, and a remark.
  if (lineOf(answer.remark).includes('error')) throw new Error('The places server gave up half way.');
  return answer.elements.map(placeOf).filter((place) => place !== null);
}

function placeOf(element: unknown): Place | null {
  if (!isRecord(element) || !isRecord(element.tags)) return null;
  const { type, id, tags } = element;
  // Of a building or an area, Overpass tells the centre.
  const { lat, lon } = isRecord(element.center) ? element.center : element;
  const name = lineOf(tags.name);
  const isKnown = (type === 'node' || type === 'way' || type === 'relation') && Number.isSafeInteger(id);
  if (!isKnown || !name || !isDegrees(lat, 90) || !isDegrees(lon, 180)) return null;
  if (tags.amenity !== 'cafe' && tags.amenity !== 'restaurant') return null;
  return {
    id: `${type}/${String(id)}`,
    name,
    venueType: tags.amenity,
    address: addressOf(tags),
    latitude: lat,
    longitude: lon,
    cuisine: cuisineOf(tags),
    openingHours: lineOf(tags.opening_hours, LONGEST_HOURS) || null,
    website: websiteOf(tags),
  };
}

/** Such as `12 Main Street, Springfield`; a town alone says nothing nearby. */
function addressOf(tags: Tags): string | null {
  const street = lineOf(tags['addr:street']);
  if (!street) return null;
  const house = [lineOf(tags['addr:housenumber']), street].filter(Boolean).join(' ');
  return [house, lineOf(tags['addr:city'])].filter(Boolean).join(', ');
}

/** `coffee_shop;cake` reads `coffee shop, cake`. */
function cuisineOf(tags: Tags): string | null {
  const kinds = lineOf(tags.cuisine)
    .split(';')
    .map((kind) => kind.replaceAll('_', ' ').trim());
  return kinds.filter(Boolean).slice(0, MOST_CUISINES).join(', ') || null;
}

/** Anyone may write into the map, so only what a link may safely lead to is taken. */
function websiteOf(tags: Tags): string | null {
  for (const written of [tags.website, tags['contact:website']]) {
    const text = lineOf(written, LONGEST_WEBSITE + 1);
    if (text.length > LONGEST_WEBSITE || !URL.canParse(text)) continue;
    const { protocol, username, password, href } = new URL(text);
    if (/^https?:$/.test(protocol) && !username && !password && href.length <= LONGEST_WEBSITE) return href;
  }
  return null;
}
