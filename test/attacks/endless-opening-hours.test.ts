import { regionOf } from '../../src/adapters/geocoding/region-of.js';
import { zoneOf } from '../../src/adapters/geocoding/time-zone-of.js';
import { ForkedOpeningHours } from '../../src/adapters/places/forked-opening-hours.js';
import { LONGEST_HOURS, stayFrom } from '../../src/domain/places/openness.js';

const failures: unknown[] = [];
const reader = new ForkedOpeningHours({ zoneOf, regionOf, onFailure: (error) => failures.push(error) });
afterAll(() => {
  reader.close();
  expect(failures).toEqual([]);
});

const span = stayFrom(new Date('2026-11-28T17:00:00Z'));
const placesWith = (...hours: string[]) =>
  hours.map((openingHours) => ({ latitude: 40.417, longitude: -3.703, openingHours }));

it('hours that take years to read are unknown, the places after them are read, and the process of the product goes on meanwhile', async () => {
  let turns = 0;
  const counting = setInterval(() => turns++, 5);
  const spaces = `${' '.repeat(LONGEST_HOURS - 1)}x`;
  const semicolons = `${'; '.repeat(100)}x`;
  const read = await reader.opennessOf(placesWith('24/7', spaces, semicolons, 'off'), span);
  clearInterval(counting);
  expect(read).toEqual(['open', 'unknown', 'unknown', 'closed']);
  expect(turns).toBeGreaterThan(10);
});

it('after three of them in one call the rest is unknown, and the next call reads it', async () => {
  const endless = [1, 2, 3].map((number) => `${' '.repeat(LONGEST_HOURS - 1)}${number}`);
  const places = placesWith(...endless, '24/7');
  expect(await reader.opennessOf(places, span)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
  expect(await reader.opennessOf(places, span)).toEqual(['unknown', 'unknown', 'unknown', 'open']);
});
