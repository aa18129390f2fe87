import { describe, expect, test } from '@jest/globals';
import { AgeRange } from '../../../../src/domain/shared/age.js';
import { areCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { aSeeker } from '../seekers.js';

/** The rule has no direction, so each story is asked from both sides. */
function meet(one: Partial<Seeker>, other: Partial<Seeker>): boolean {
  const [a, b] = [aSeeker(1, one), aSeeker(2, other)];
  expect(areCompatible(b, a)).toBe(areCompatible(a, b));
  return areCompatible(a, b);
}

describe('two people may share a table', () => {
  test('when they live close and suit each other’s ages', () => {
    expect(meet({}, {})).toBe(true);
  });

  test('but nobody shares one with themselves', () => {
    expect(areCompatible(aSeeker(1), aSeeker(1))).toBe(false);
  });

  test('up to the very bounds of both age ranges', () => {
    const range = AgeRange.of(20, 25);
    expect(meet({ age: 20, ageRange: range }, { age: 25, ageRange: range })).toBe(true);
    expect(meet({ age: 20, ageRange: range }, { age: 26, ageRange: AgeRange.of(18, 40) })).toBe(false);
    expect(meet({ age: 19, ageRange: AgeRange.of(18, 40) }, { age: 25, ageRange: range })).toBe(false);
  });

  test('with someone of 75 when the range ends at 60 or more, or nowhere', () => {
    const elder = { age: 75, ageRange: AgeRange.of(18, 80) };
    expect(meet(elder, { ageRange: AgeRange.of(18, 60) })).toBe(true);
    expect(meet(elder, { ageRange: AgeRange.of(null, null) })).toBe(true);
    expect(meet(elder, { ageRange: AgeRange.of(18, 59) })).toBe(false);
  });

  test('only within the shorter of both reaches', () => {
    const tenMilesNorth = { latitude: 40.73 + 10 / 69.1, longitude: -73.99 };
    expect(meet({ maxDistance: 30 }, { maxDistance: 11, coordinates: tenMilesNorth })).toBe(true);
    expect(meet({ maxDistance: 30 }, { maxDistance: 9, coordinates: tenMilesNorth })).toBe(false);
  });

  test('when the place of both is unknown, but not of one alone', () => {
    expect(meet({ coordinates: null }, { coordinates: null })).toBe(true);
    expect(meet({ coordinates: null }, {})).toBe(false);
  });

  test('unless one of them avoids the other', () => {
    expect(meet({ avoid: new Set([2]) }, {})).toBe(false);
    expect(meet({ avoid: new Set([3]) }, {})).toBe(true);
  });
});
