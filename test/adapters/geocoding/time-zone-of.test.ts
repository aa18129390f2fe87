import { zoneOf } from '../../../src/adapters/geocoding/time-zone-of.js';
import { isTimeZone } from '../../../src/domain/shared/time-zone.js';

describe('the time zone of a place', () => {
  it.each([
    ['New York', 40.75, -73.98, 'America/New_York'],
    ['Phoenix, which never changes its clocks', 33.45, -112.07, 'America/Phoenix'],
    ['Berlin', 52.52, 13.4, 'Europe/Berlin'],
    ['Kathmandu', 27.72, 85.32, 'Asia/Kathmandu'],
  ])('is the IANA zone of %s', (_name, latitude, longitude, zone) => {
    expect(zoneOf({ latitude, longitude })).toBe(zone);
  });

  it('is supported by the runtime everywhere on the globe', () => {
    for (let latitude = -90; latitude <= 90; latitude += 15) {
      for (let longitude = -180; longitude <= 180; longitude += 7.5) {
        expect([latitude, longitude, isTimeZone(zoneOf({ latitude, longitude }))]).toEqual([
          latitude,
          longitude,
          true,
        ]);
      }
    }
  });

  it('throws for invalid coordinates', () => {
    expect(() => zoneOf({ latitude: 91, longitude: 0 })).toThrow();
  });
});
