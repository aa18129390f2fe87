import type { Address } from '../../application/shared/geocoder.js';
import { isDegrees, isRecord, lineOf } from '../shared/untrusted-input.js';

/**
 * Reads the GeoJSON of a Photon answer. Places without a usable position or name are left out, and so is a label
 * that was already there. @throws Error when the answer is no feature collection at all
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
  const label = labelOf(feature.properties);
  if (!label) return null;
  const area = firstOf(feature.properties, 'district', 'locality', ...TOWNS);
  return { label, ...(area && { area }), latitude, longitude, source: 'openstreetmap' };
}

const TOWNS = ['city', 'town', 'village'] as const;

const firstOf = (properties: Record<string, unknown>, ...names: readonly string[]): string =>
  names.map((name) => lineOf(properties[name])).find(Boolean) ?? '';

/** Such as `Café Mira, Main Street 12, Springfield, Illinois`; the country stands where there is no state. */
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
