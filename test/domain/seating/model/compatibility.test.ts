import { AgeRange } from '../../../../src/domain/shared/age.js';
import { areCompatible } from '../../../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { aSeeker } from '../seekers.js';

const ages = (youngest: number | null, oldest: number | null) => AgeRange.of(youngest, oldest);
const elder = { age: 75, ageRange: ages(18, 80) };
const tenMilesNorth = { latitude: 40.73 + 10 / 69.1, longitude: -73.99 };
/** Of a group, far from the others in age and place. */
const far = { age: 71, maxDistance: 5, coordinates: { latitude: 42.3, longitude: -83.7 }, group: 0 };

/** Compatibility is symmetric: both directions are tested. */
it.each<[what: string, isSo: boolean, one: Partial<Seeker>, other: Partial<Seeker>]>([
  ['within distance and each other’s age', true, {}, {}],
  [
    'at the bounds of both age ranges',
    true,
    { age: 20, ageRange: ages(20, 25) },
    { age: 25, ageRange: ages(20, 25) },
  ],
  ['a year too old', false, { age: 20, ageRange: ages(20, 25) }, { age: 26, ageRange: ages(18, 40) }],
  ['a year too young', false, { age: 19, ageRange: ages(18, 40) }, { age: 25, ageRange: ages(20, 25) }],
  ['75 and a range that ends at 60', true, elder, { ageRange: ages(18, 60) }],
  ['75 and a range that ends nowhere', true, elder, { ageRange: ages(null, null) }],
  ['75 and a range that ends at 59', false, elder, { ageRange: ages(18, 59) }],
  ['within the smaller distance', true, { maxDistance: 30 }, { maxDistance: 11, coordinates: tenMilesNorth }],
  ['out of the smaller distance', false, { maxDistance: 30 }, { maxDistance: 9, coordinates: tenMilesNorth }],
  ['both without a location', true, { coordinates: null }, { coordinates: null }],
  ['one of them without a location', false, { coordinates: null }, {}],
  ['friends of any age and distance', true, far, { group: 0 }],
  ['of different groups', false, far, { group: 1 }],
  ['one of them in no group', false, far, {}],
  ['friends of whom one avoids the other', false, { ...far, avoid: new Set([2]) }, { group: 0 }],
  ['one on the avoid list of the other', false, { avoid: new Set([2]) }, {}],
  ['another one on the avoid list', true, { avoid: new Set([3]) }, {}],
])('two users, %s: compatible is %s', (_what, isSo, one, other) => {
  const [a, b] = [aSeeker(1, one), aSeeker(2, other)];
  expect([areCompatible(a, b), areCompatible(b, a)]).toEqual([isSo, isSo]);
});

it('no user is compatible with themselves', () => expect(areCompatible(aSeeker(1), aSeeker(1))).toBe(false));
