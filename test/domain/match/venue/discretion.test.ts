import { describe, expect, it } from '@jest/globals';
import { discreetly } from '../../../../src/domain/match/venue/discretion.js';
import { fairMiddle, type Guest } from '../../../../src/domain/match/venue/fair-middle.js';
import { type Coordinates, milesBetween } from '../../../../src/domain/shared/distance.js';

const at = (latitude: number, longitude: number): Guest => ({
  coordinates: { latitude, longitude },
  maxDistance: 10,
});
const NOWHERE: Guest = { coordinates: null, maxDistance: 10 };
const [MINE, ANOTHER] = [at(42.36, -71.1), at(42.4, -71.06)];

describe('what fair places may tell of homes', () => {
  it('is nothing where each of two could reckon where the other lives', () => {
    expect(discreetly([])).toBeNull();
    expect(discreetly([MINE, ANOTHER])).toBeNull();
    expect(discreetly([MINE, ANOTHER, NOWHERE])).toBeNull();
    expect(discreetly([MINE, NOWHERE, NOWHERE])).toBeNull();
  });

  it('is the same for every home of a square, so that the middle tells no two of them apart', () => {
    const middleWith = (home: Guest) => fairMiddle(discreetly([MINE, ANOTHER, home])!);
    const homes = [at(42.251, -71.029), at(42.26, -71.02), at(42.269, -71.011)];
    expect(new Set(homes.map((home) => JSON.stringify(middleWith(home)))).size).toBe(1);
    expect(middleWith(at(42.271, -71.02))).not.toEqual(middleWith(homes[0]!));
  });

  it('leaves everyone within a mile of their home, and how far they would go as it is', () => {
    const homes = [at(42.3501, -71.0499), MINE, NOWHERE, { ...ANOTHER, maxDistance: 7 }];
    const told = discreetly(homes)!;
    expect(told.map(({ maxDistance }) => maxDistance)).toEqual([10, 10, 10, 7]);
    expect(told[2]).toEqual(NOWHERE);
    const miles = (one: Coordinates | null, other: Coordinates | null) => milesBetween(one!, other!);
    for (const seat of [0, 1, 3])
      expect(miles(told[seat]!.coordinates, homes[seat]!.coordinates)).toBeLessThan(1);
  });
});
