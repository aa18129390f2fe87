import { townLabel } from '../../domain/server-and-browser/us-states.js';
import type { Address } from '../../application/shared/geocoder.js';
import { isDegrees, isRecord, toSingleLine } from '../shared/untrusted-input.js';

/**
 * Parses the GeoJSON of a Photon response. Features without a valid position or name are skipped, and so are duplicate
 * labels.
 * @throws Error when the response is not a feature collection
 */
export function addressesIn(answer: unknown): Address[] {
  const features = isRecord(answer) ? answer.features : undefined;
  if (!Array.isArray(features)) throw new Error('The geocoder answered something other than places.');
  const byLabel = new Map<string, Address>();
  for (const feature of features) {
    const address = addressOf(feature);
    if (address && !byLabel.has(address.label)) byLabel.set(address.label, address);
  }
  return [...byLabel.values()];
}

function addressOf(feature: unknown): Address | null {
  if (!isRecord(feature) || !isRecord(feature.geometry) || !isRecord(feature.properties)) return null;
  const [longitude, latitude] = Array.isArray(feature.geometry.coordinates)
    ? feature.geometry.coordinates
    : [];
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return null;
  const { properties } = feature;
  const label = labelOf(properties);
  if (!label) return null;
  const area = firstOf(properties, 'district', 'locality', ...TOWNS);
  const town = townOf(properties);
  return {
    label,
    ...(area && { area }),
    latitude,
    longitude,
    source: 'openstreetmap',
    names: NAMES.map((name) => firstOf(properties, name)).filter(Boolean),
    ...(town && { town }),
  };
}

const NAMES = [
  ...[
    'name',
    'street',
    'housenumber',
    'postcode',
    'locality',
    'district',
    'city',
    'town',
    'village',
    'county',
  ],
  ...['state', 'country', 'countrycode'],
];
/** Photon's types of places that are too large to be a town. */
const REGIONS: readonly unknown[] = ['county', 'state', 'country', 'other'];

/** The feature itself, such as a city or a village, has no other town. */
function townOf(properties: Record<string, unknown>): Address['town'] {
  const name = firstOf(properties, ...TOWNS) || (isRegion(properties) ? '' : firstOf(properties, 'name'));
  return name ? { name, label: townLabel(name, firstOf(properties, 'state', 'country')) } : undefined;
}

const isRegion = ({ type, street }: Record<string, unknown>): boolean =>
  REGIONS.includes(type) || Boolean(street);

const TOWNS = ['city', 'town', 'village'] as const;

const firstOf = (properties: Record<string, unknown>, ...names: readonly string[]): string =>
  names.map((name) => toSingleLine(properties[name])).find(Boolean) ?? '';

/** Such as `Café Mira, Main Street 12, Springfield, Illinois`; the country is used where there is no state. */
function labelOf(properties: Record<string, unknown>): string {
  const part = (...names: string[]): string => firstOf(properties, ...names);
  const street = [part('street'), part('housenumber')].filter(Boolean).join(' ');
  const parts = [
    part('name'),
    part('street') ? street : '',
    part(...TOWNS, 'district', 'locality', 'county'),
    part('state', 'country'),
  ];
  return [...new Set(parts.filter(Boolean))].join(', ');
}
