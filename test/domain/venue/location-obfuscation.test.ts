import { obfuscate } from '../../../src/domain/venue/location-obfuscation.js';
import { fairMiddle, type MemberLocation } from '../../../src/domain/venue/fair-middle.js';
import { type Coordinates, milesBetween } from '../../../src/domain/shared/distance.js';

const at = (latitude: number, longitude: number): MemberLocation => ({
  coordinates: { latitude, longitude },
  maxDistance: 10,
});
const NOWHERE: MemberLocation = { coordinates: null, maxDistance: 10 };
const [MINE, ANOTHER] = [at(42.36, -71.1), at(42.4, -71.06)];

describe('Location obfuscation for venue proposals', () => {
  it('fewer than three located members return null', () => {
    expect([obfuscate([]), obfuscate([MINE, ANOTHER])]).toEqual([null, null]);
    expect(obfuscate([MINE, ANOTHER, NOWHERE])).toBeNull();
    expect(obfuscate([MINE, NOWHERE, NOWHERE])).toBeNull();
  });

  it('all homes of a cell of seven miles give the same minimax point, and so do all limits between two steps', () => {
    const middleWith = (home: MemberLocation) => fairMiddle(obfuscate([MINE, ANOTHER, home])!);
    const homes = [at(42.16, -71.04), at(42.2, -71), at(42.24, -70.96)];
    const middles = [...homes, { ...homes[0]!, maxDistance: 6 }].map(middleWith);
    expect(new Set(middles.map((middle) => JSON.stringify(middle))).size).toBe(1);
    expect(middleWith(at(42.26, -71))).not.toEqual(middles[0]);
  });

  it('a home is at most half a cell away, no limit is smaller, and an unknown home stays unknown', () => {
    const homes = [at(42.3501, -71.0499), MINE, NOWHERE, { ...ANOTHER, maxDistance: 7 }];
    const told = obfuscate(homes)!;
    expect(told.map(({ maxDistance }) => maxDistance)).toEqual([10, 10, 10, 10]);
    expect(told[2]).toEqual(NOWHERE);
    const miles = (one: Coordinates | null, other: Coordinates | null) => milesBetween(one!, other!);
    for (const seat of [0, 1, 3])
      expect(miles(told[seat]!.coordinates, homes[seat]!.coordinates)).toBeLessThan(4.5);
  });
});
