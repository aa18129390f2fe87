import {
  COUNTRIES_WITH_NUMBERS,
  countryOfZone,
  emergencyNumbersOf,
} from '../../../src/domain/server-and-browser/emergency-numbers.js';

it.each([
  ['America/New_York', 'US', '911', '911'],
  ['America/Indiana/Knox', 'US', '911', '911'],
  ['America/Argentina/Buenos_Aires', 'AR', '911', '911'],
  ['Europe/London', 'GB', '999', '999'],
  ['Europe/Berlin', 'DE', '112', '112'],
  ['Atlantic/Canary', 'ES', '112', '112'],
  ['Australia/Sydney', 'AU', '000', '000'],
  ['Asia/Tokyo', 'JP', '110', '119'],
])('in %s the numbers are those of %s', (zone, country, police, ambulance) => {
  expect(countryOfZone(zone)).toBe(country);
  expect(emergencyNumbersOf(country)).toEqual({ police, ambulance });
});

it.each(['UTC', 'Etc/GMT+5', 'Africa/Nairobi', '', 'Europe/Atlantis'])('%s has no known country', (zone) =>
  expect(countryOfZone(zone)).toBeNull(),
);

it('every country has numbers that can be dialed, and each zone of the browser leads to one of them or to none', () => {
  for (const country of COUNTRIES_WITH_NUMBERS)
    expect(Object.values(emergencyNumbersOf(country)!).join(' ')).toMatch(/^\d{3,5} \d{3,5}$/);
  const countries = Intl.supportedValuesOf('timeZone').map(countryOfZone);
  expect(new Set(countries.filter((country) => country !== null && !emergencyNumbersOf(country)))).toEqual(
    new Set(),
  );
  expect(new Set(countries).size).toBeGreaterThan(45);
});
