import { AgeRange } from '../../../../src/domain/shared/age.js';
import { areCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { aSeeker } from '../seekers.js';

/** Compatibility is symmetric: both directions are tested. */
function compatible(one: Partial<Seeker>, other: Partial<Seeker>): boolean {
  const [a, b] = [aSeeker(1, one), aSeeker(2, other)];
  expect(areCompatible(b, a)).toBe(areCompatible(a, b));
  return areCompatible(a, b);
}

describe('two users are compatible', () => {
  test('when they are within distance and accept each other’s age', () => {
    expect(compatible({}, {})).toBe(true);
  });

  test('but no user with themselves', () => {
    expect(areCompatible(aSeeker(1), aSeeker(1))).toBe(false);
  });

  test('at the bounds of both age ranges', () => {
    const range = AgeRange.of(20, 25);
    expect(compatible({ age: 20, ageRange: range }, { age: 25, ageRange: range })).toBe(true);
    expect(compatible({ age: 20, ageRange: range }, { age: 26, ageRange: AgeRange.of(18, 40) })).toBe(false);
    expect(compatible({ age: 19, ageRange: AgeRange.of(18, 40) }, { age: 25, ageRange: range })).toBe(false);
  });

  test('with someone of 75 when the range ends at 60 or more, or nowhere', () => {
    const elder = { age: 75, ageRange: AgeRange.of(18, 80) };
    expect(compatible(elder, { ageRange: AgeRange.of(18, 60) })).toBe(true);
    expect(compatible(elder, { ageRange: AgeRange.of(null, null) })).toBe(true);
    expect(compatible(elder, { ageRange: AgeRange.of(18, 59) })).toBe(false);
  });

  test('only within the smaller of both maximum distances', () => {
    const tenMilesNorth = { latitude: 40.73 + 10 / 69.1, longitude: -73.99 };
    expect(compatible({ maxDistance: 30 }, { maxDistance: 11, coordinates: tenMilesNorth })).toBe(true);
    expect(compatible({ maxDistance: 30 }, { maxDistance: 9, coordinates: tenMilesNorth })).toBe(false);
  });

  test('when both have no location, but not when only one has', () => {
    expect(compatible({ coordinates: null }, { coordinates: null })).toBe(true);
    expect(compatible({ coordinates: null }, {})).toBe(false);
  });

  test('as friends at any age and distance, but not when one avoids the other', () => {
    const far = { age: 71, maxDistance: 5, coordinates: { latitude: 42.3, longitude: -83.7 }, group: 0 };
    expect(compatible(far, { group: 0 })).toBe(true);
    expect(compatible(far, { group: 1 })).toBe(false);
    expect(compatible(far, {})).toBe(false);
    expect(compatible({ ...far, avoid: new Set([2]) }, { group: 0 })).toBe(false);
  });

  test('unless one is on the avoid list of the other', () => {
    expect(compatible({ avoid: new Set([2]) }, {})).toBe(false);
    expect(compatible({ avoid: new Set([3]) }, {})).toBe(true);
  });
});
