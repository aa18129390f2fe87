import { regionOf } from '../../../src/adapters/geocoding/region-of.js';
import { zoneOf } from '../../../src/adapters/geocoding/time-zone-of.js';
import { ForkedOpeningHours } from '../../../src/adapters/places/forked-opening-hours.js';
import { LONGEST_HOURS, type Openness, stayFrom } from '../../../src/domain/places/openness.js';
import type { CalendarDate } from '../../../src/domain/shared/calendar-date.js';
import { instantAt } from '../../../src/domain/shared/time-zone.js';

const TOWNS = {
  London: { latitude: 51.507, longitude: -0.128 },
  Glasgow: { latitude: 55.861, longitude: -4.25 },
  Strasbourg: { latitude: 48.58, longitude: 7.75 },
  Metz: { latitude: 49.12, longitude: 6.18 },
  Paris: { latitude: 48.857, longitude: 2.352 },
  Montreal: { latitude: 45.5, longitude: -73.58 },
  Toronto: { latitude: 43.653, longitude: -79.383 },
  Munich: { latitude: 48.137, longitude: 11.575 },
  Berlin: { latitude: 52.52, longitude: 13.405 },
  Detroit: { latitude: 42.331, longitude: -83.046 },
  Madrid: { latitude: 40.417, longitude: -3.703 },
};
const failures: unknown[] = [];
const reader = new ForkedOpeningHours({ zoneOf, regionOf, onFailure: (error) => failures.push(error) });
afterAll(() => {
  reader.close();
  expect(failures).toEqual([]);
});

const LATE = 'Su-Th 11:00-22:00; Fr,Sa 11:00-24:00';
const SPLIT = 'Mo-Sa 11:00-14:30,17:00-22:00';
const NO_HOLIDAYS = 'Mo-Su 11:00-22:00; PH off';
const SEASON = 'Apr-Oct: 10:00-20:00';
const DAYLIGHT = 'sunrise-sunset';
const BAR = 'Tu-Th 16:00-23:00; Fr,Sa 16:00-02:00';
const TABERNA = 'Mo-Su 13:00-16:00,20:00-24:00';
const NIGHT = 'Fr,Sa 22:00-03:00';
const TERRACE = 'Jun-Sep: Mo-Su 20:00-03:00; Oct-May: Fr,Sa 20:00-03:00';

/** Hours, the local start of a table, and what holds from the start for an hour and a half. Zones change on Sundays. */
type Case = readonly [hours: string, start: string, openness: Openness];
const IN_DETROIT: readonly Case[] = [
  ['24/7', '2026-11-28 18:00', 'open'],
  [LATE, '2026-11-28 22:00', 'open'],
  [LATE, '2026-11-28 22:45', 'closed'],
  [LATE, '2026-11-26 21:00', 'closed'],
  ['Mo-Su 07:00-16:00', '2026-11-28 18:00', 'closed'],
  ['Mo-Su 07:00-19:15', '2026-11-28 18:00', 'closed'],
  ['Mo-Su 07:00-19:30', '2026-11-28 18:00', 'open'],
  ['Sa 18:30-23:00', '2026-11-28 18:00', 'closed'],
  [SPLIT, '2026-11-28 13:00', 'open'],
  [SPLIT, '2026-11-28 14:00', 'closed'],
  [NO_HOLIDAYS, '2026-07-04 18:00', 'closed'],
  [NO_HOLIDAYS, '2026-07-11 18:00', 'open'],
  [NO_HOLIDAYS, '2026-05-02 18:00', 'open'],
  ['Mo-Su,PH 09:00-22:00', '2026-07-04 18:00', 'open'],
  ['Mo-Su 11:00-22:00; Dec 25 off', '2027-12-25 18:00', 'closed'],
  [SEASON, '2026-11-28 13:00', 'closed'],
  [SEASON, '2026-05-16 13:00', 'open'],
  [DAYLIGHT, '2026-11-28 13:00', 'open'],
  [DAYLIGHT, '2026-11-28 18:00', 'closed'],
  [DAYLIGHT, '2026-06-20 18:00', 'open'],
  ['"by appointment"', '2026-11-28 18:00', 'unknown'],
  ['Mo-Fr 10:00-18:00 || "by appointment"', '2026-11-28 13:00', 'unknown'],
  ['Mo-Su 11:00-22:00 open "kitchen closes at 9"', '2026-11-28 18:00', 'open'],
  ['Mo-Fri 9am-10pm; Sat 10am-9pm', '2026-11-28 18:00', 'open'],
  ['SH off; Sa 10:00-20:00', '2026-11-28 18:00', 'unknown'],
  ['Sa 10:00+', '2026-11-28 18:00', 'unknown'],
  ['off', '2026-11-28 18:00', 'closed'],
  // As the map of Google writes its periods.
  ['Th 16:00-26:00, Fr,Sa 18:00-22:00', '2026-11-27 00:15', 'open'],
  ['Th 16:00-26:00, Fr,Sa 18:00-22:00', '2026-11-28 18:00', 'open'],
  [BAR, '2026-11-28 00:15', 'open'],
  // At 02:00 the clock goes to 03:00, and the bar closes.
  [BAR, '2026-03-08 01:00', 'closed'],
  // The hour from 01:00 comes twice.
  [BAR, '2026-11-01 00:30', 'open'],
];
const IN_MADRID: readonly Case[] = [
  [TABERNA, '2026-11-28 18:00', 'closed'],
  [TABERNA, '2026-11-28 13:00', 'open'],
  [TABERNA, '2026-11-28 22:30', 'open'],
  // A holiday of the region of Madrid, of all Spain, and of Catalonia only.
  [NO_HOLIDAYS, '2026-05-02 18:00', 'closed'],
  [NO_HOLIDAYS, '2026-08-15 18:00', 'closed'],
  [NO_HOLIDAYS, '2026-12-26 18:00', 'open'],
  [NO_HOLIDAYS, '2026-07-04 18:00', 'open'],
  [TERRACE, '2026-07-15 21:00', 'open'],
  [TERRACE, '2026-11-25 21:00', 'closed'],
  [DAYLIGHT, '2026-11-28 16:00', 'open'],
  [DAYLIGHT, '2026-11-28 16:45', 'closed'],
  ['Mo–Sa 12:00–22:00', '2026-11-28 18:00', 'open'],
  ['Sa[1] 10:00-20:00', '2026-11-28 13:00', 'closed'],
  ['Sa[1] 10:00-20:00', '2026-11-07 13:00', 'open'],
  ['week 01-53/2 Sa 10:00-20:00', '2026-11-28 13:00', 'closed'],
  ['2025 Mo-Su 10:00-20:00', '2026-11-28 13:00', 'closed'],
  ['abierto casi siempre', '2026-11-28 18:00', 'unknown'],
  ['Sa 18:00', '2026-11-28 18:00', 'unknown'],
  [NIGHT, '2026-03-29 01:30', 'closed'],
  [NIGHT, '2026-10-25 01:30', 'open'],
];

describe('opening hours are read in the zone and with the holidays of the place:', () => {
  const inBoth = [
    ...IN_DETROIT.map((each) => ['Detroit', ...each] as const),
    ...IN_MADRID.map((each) => ['Madrid', ...each] as const),
  ];
  it.each(inBoth)('%s: %s on %s is %s', async (town, openingHours, start, openness) => {
    const at = TOWNS[town];
    const [date, time] = start.split(' ') as [CalendarDate, string];
    const [hour, minute] = time.split(':').map(Number);
    const startsAt = instantAt(date, hour!, minute!, zoneOf(at));
    expect(await reader.opennessOf([{ ...at, openingHours }], stayFrom(startsAt))).toEqual([openness]);
  });
});

const span = stayFrom(new Date('2026-11-28T17:00:00Z'));
describe('a place with PH is unknown on no day where the holidays of its region are known:', () => {
  it.each([
    ['London', '2026-11-28', 'open'],
    // The summer bank holidays of England and Scotland.
    ['London', '2026-08-31', 'closed'],
    ['London', '2026-08-03', 'open'],
    ['Glasgow', '2026-08-03', 'closed'],
    // Boxing Day and Good Friday of Alsace and Moselle.
    ['Strasbourg', '2026-12-26', 'closed'],
    ['Metz', '2026-04-03', 'closed'],
    ['Paris', '2026-12-26', 'open'],
    // Saint-Jean-Baptiste of Quebec, and Boxing Day of Ontario.
    ['Montreal', '2026-06-24', 'closed'],
    ['Montreal', '2026-12-26', 'open'],
    ['Toronto', '2026-06-24', 'open'],
    // The Assumption of Mary of Bavaria.
    ['Munich', '2026-08-15', 'closed'],
    ['Berlin', '2026-08-15', 'open'],
  ] as const)('%s on %s is %s', async (town, date, openness) => {
    const at = TOWNS[town];
    const stay = stayFrom(instantAt(date, 18, 0, zoneOf(at)));
    expect(await reader.opennessOf([{ ...at, openingHours: NO_HOLIDAYS }], stay)).toEqual([openness]);
  });
});

const placesWith = (...hours: Array<string | null>) =>
  hours.map((openingHours) => ({ ...TOWNS.Madrid, openingHours }));

describe('hours that cannot be read are unknown:', () => {
  it('none, blank and too long ones, without starting a process', async () => {
    const idle = new ForkedOpeningHours({ zoneOf, regionOf, onFailure: fail });
    idle.close();
    const long = `24/7 "${'x'.repeat(LONGEST_HOURS)}"`;
    expect(await idle.opennessOf(placesWith(null, '', long), span)).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('all, when too many calls wait', async () => {
    const calls = await Promise.all(
      Array.from({ length: 21 }, () => reader.opennessOf(placesWith('24/7'), span)),
    );
    expect(calls.flat().filter((openness) => openness === 'unknown')).toHaveLength(1);
  });
});

function fail(error: unknown): never {
  throw error;
}
