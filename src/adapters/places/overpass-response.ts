import { LONGEST_PHONE, type Place, BOOKING_POLICIES } from '../../domain/places/nearby-places.js';
import { LONGEST_HOURS } from '../../domain/places/openness.js';
import { DIETS } from '../../domain/private-preferences/private-preferences.js';
import { isDegrees, isRecord, toSingleLine } from '../shared/untrusted-input.js';

const MAX_WEBSITE_LENGTH = 500;
const MAX_CUISINES = 3;

type Tags = Record<string, unknown>;

/** Without `limited`: a step, or not everywhere. */
const IS_STEP_FREE = new Map([
  ['yes', true],
  ['designated', true],
  ['no', false],
]);
/** Without `limited`: a few dishes, of which the guest would have to ask. */
const CATERS = new Map([
  ['yes', true],
  ['only', true],
  ['no', false],
]);

/**
 * Parses the JSON of an Overpass response. Elements that are not a cafe or restaurant, or have no name or position, are
 * skipped.
 * @throws Error when the response is not valid or incomplete
 */
export function placesIn(answer: unknown): Place[] {
  if (!isRecord(answer) || !Array.isArray(answer.elements)) {
    throw new Error('The places server answered something other than places.');
  }
  // Out of time or memory, Overpass responds with 200, partial data and a remark.
  if (toSingleLine(answer.remark).includes('error')) throw new Error('The places server gave up half way.');
  return answer.elements.map(placeOf).filter((place) => place !== null);
}

function placeOf(element: unknown): Place | null {
  if (!isRecord(element) || !isRecord(element.tags)) return null;
  const { type, id, tags } = element;
  // Buildings and areas have a center in place of a position.
  const { lat, lon } = isRecord(element.center) ? element.center : element;
  const name = toSingleLine(tags.name);
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
    openingHours: hoursOf(tags),
    website: websiteOf(tags),
    phone: phoneOf(tags),
    isStepFree: oneOf(tags.wheelchair, IS_STEP_FREE),
    diets: dietsOf(tags),
    bookingPolicy: BOOKING_POLICIES.find((each) => each === tags.reservation) ?? null,
  };
}

/** Such as `12 Main Street, Springfield`; null without a street. */
function addressOf(tags: Tags): string | null {
  const street = toSingleLine(tags['addr:street']);
  if (!street) return null;
  const house = [toSingleLine(tags['addr:housenumber']), street].filter(Boolean).join(' ');
  return [house, toSingleLine(tags['addr:city'])].filter(Boolean).join(', ');
}

/** `coffee_shop;cake` becomes `coffee shop, cake`. */
function cuisineOf(tags: Tags): string | null {
  const kinds = toSingleLine(tags.cuisine)
    .split(';')
    .map((kind) => kind.replaceAll('_', ' ').trim());
  return kinds.filter(Boolean).slice(0, MAX_CUISINES).join(', ') || null;
}

/** Longer hours are left out, because a part of them could say the opposite. */
function hoursOf(tags: Tags): string | null {
  const hours = toSingleLine(tags.opening_hours, LONGEST_HOURS + 1);
  return hours && hours.length <= LONGEST_HOURS ? hours : null;
}

const oneOf = (value: unknown, known: ReadonlyMap<unknown, boolean>): boolean | null =>
  known.get(value) ?? null;

function dietsOf(tags: Tags): Place['diets'] {
  const said = DIETS.map((diet) => [diet, oneOf(tags[`diet:${diet}`], CATERS)] as const);
  return Object.fromEntries(said.filter(([, caters]) => caters !== null));
}

/** The first of several numbers; null unless it is an international one. */
function phoneOf(tags: Tags): string | null {
  for (const written of [tags.phone, tags['contact:phone']]) {
    const [number = ''] = toSingleLine(written).split(';');
    if (/^\+[\d ().-]{6,}$/.test(number.trim()) && number.trim().length <= LONGEST_PHONE)
      return number.trim();
  }
  return null;
}

/** The map is publicly editable, so only safe http and https links are accepted. */
function websiteOf(tags: Tags): string | null {
  for (const written of [tags.website, tags['contact:website']]) {
    const text = toSingleLine(written, MAX_WEBSITE_LENGTH + 1);
    if (text.length > MAX_WEBSITE_LENGTH || !URL.canParse(text)) continue;
    const { protocol, username, password, href } = new URL(text);
    if (/^https?:$/.test(protocol) && !username && !password && href.length <= MAX_WEBSITE_LENGTH)
      return href;
  }
  return null;
}
