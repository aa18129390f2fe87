import { describe, expect, it } from '@jest/globals';
import { obfuscate } from '../../../../src/domain/match/venue/location-obfuscation.js';
import { fairMiddle, type MemberLocation } from '../../../../src/domain/match/venue/fair-middle.js';
import { type Coordinates, milesBetween } from '../../../../src/domain/shared/distance.js';

const at = (latitude: number, longitude: number): MemberLocation => ({
  coordinates: { latitude, longitude },
  maxDistance: 10,
});
const NOWHERE: MemberLocation = { coordinates: null, maxDistance: 10 };
const [MINE, ANOTHER] = [at(42.36, -71.1), at(42.4, -71.06)];

describe('Location obfuscation for venue proposals', () => {
  it('fewer than three located members return null', () => {
    expect(obfuscate([])).toBeNull();
    expect(obfuscate([MINE, ANOTHER])).toBeNull();
    expect(obfuscate([MINE, ANOTHER, NOWHERE])).toBeNull();
    expect(obfuscate([MINE, NOWHERE, NOWHERE])).toBeNull();
  });

  it('all homes of a grid cell give the same minimax point', () => {
    const middleWith = (home: MemberLocation) => fairMiddle(obfuscate([MINE, ANOTHER, home])!);
    const homes = [at(42.251, -71.029), at(42.26, -71.02), at(42.269, -71.011)];
    expect(new Set(homes.map((home) => JSON.stringify(middleWith(home)))).size).toBe(1);
    expect(middleWith(at(42.271, -71.02))).not.toEqual(middleWith(homes[0]!));
  });

  it('a snapped home is within a mile of the real one, and the maximum distance is unchanged', () => {
    const homes = [at(42.3501, -71.0499), MINE, NOWHERE, { ...ANOTHER, maxDistance: 7 }];
    const told = obfuscate(homes)!;
    expect(told.map(({ maxDistance }) => maxDistance)).toEqual([10, 10, 10, 7]);
    expect(told[2]).toEqual(NOWHERE);
    const miles = (one: Coordinates | null, other: Coordinates | null) => milesBetween(one!, other!);
    for (const seat of [0, 1, 3])
      expect(miles(told[seat]!.coordinates, homes[seat]!.coordinates)).toBeLessThan(1);
  });
});
