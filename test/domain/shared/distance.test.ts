import fc from 'fast-check';
import { snapToGrid, type Coordinates, milesBetween } from '../../../src/domain/shared/distance.js';

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });
const NEW_YORK = at(40.7128, -74.006);
const BOSTON = at(42.3601, -71.0589);
const LOS_ANGELES = at(34.0522, -118.2437);
const LONDON = at(51.5074, -0.1278);
const PARIS = at(48.8566, 2.3522);
const SYDNEY = at(-33.8688, 151.2093);
const AUCKLAND = at(-36.8485, 174.7633);

const anywhere = fc
  .record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ latitude, longitude }) => at(latitude, longitude));

describe('milesBetween', () => {
  it.each([
    ['New York to Boston', NEW_YORK, BOSTON, 190],
    ['New York to Los Angeles', NEW_YORK, LOS_ANGELES, 2446],
    ['London to Paris', LONDON, PARIS, 213.5],
    ['New York to London', NEW_YORK, LONDON, 3461],
    ['Sydney to Auckland', SYDNEY, AUCKLAND, 1340],
  ])('the distance from %s equals the reference value', (_, from, to, miles) =>
    expect(Math.abs(milesBetween(from, to) - miles) / miles).toBeLessThan(0.005),
  );

  it('the shorter way over the date line and the poles is measured', () => {
    expect(milesBetween(at(0, 179.95), at(0, -179.95))).toBeCloseTo(6.9, 1);
    expect(milesBetween(at(89.95, 0), at(89.95, 180))).toBeCloseTo(6.9, 1);
  });

  it('the maximum is half the circumference, also for antipodal points', () => {
    expect(milesBetween(at(0, 0), at(0, 180))).toBeCloseTo(12_436.8, 0);
    expect(milesBetween(at(37.3, 12.9), at(-37.3, -167.1))).toBeCloseTo(12_436.8, 0);
  });

  it('the distance is a metric: zero to itself, symmetric, with the triangle inequality', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(milesBetween(a, a)).toBe(0);
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 9);
        // The haversine formula is off by a few feet near antipodal points.
        expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 0.001);
      }),
    );
  });
});

describe('blurred', () => {
  it('coordinates are rounded to 0.01 degrees', () => {
    expect(snapToGrid(at(40.712776, -74.005974))).toEqual(at(40.71, -74.01));
    expect(snapToGrid(at(-33.868_8, 151.209_3))).toEqual(at(-33.87, 151.21));
  });

  it('rounded coordinates are within half a mile of the original', () =>
    fc.assert(
      fc.property(anywhere, (place) => {
        expect(milesBetween(place, snapToGrid(place))).toBeLessThan(0.5);
      }),
    ));
});
