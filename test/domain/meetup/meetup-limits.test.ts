import { type MeetupLimits, unmetLimit } from '../../../src/domain/meetup/meetup-limits.js';
import type { Participant } from '../../../src/domain/meetup/meetup.js';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { aParticipant } from '../../support/builders/a-meetup.js';

const VENUE = { latitude: 40.7259, longitude: -73.9946 };
const BOSTON = { coordinates: { latitude: 42.36, longitude: -71.06 } };
const FOUR_MILES_NORTH = { coordinates: { ...VENUE, latitude: VENUE.latitude + 0.058 } };
const NONE: MeetupLimits = { ageRange: AgeRange.of(null, null), maxDistance: null, requiredInterests: [] };
const aged = { ageRange: AgeRange.of(30, 60) };
const interested = { requiredInterests: ['Chess', 'Music'] };
const near = { maxDistance: 10 };

it.each<[what: string, unmet: string | null, asked: Partial<MeetupLimits>, user: Partial<Participant>]>([
  ['a user of unknown data passes without limits', null, {}, { age: null, coordinates: null, interests: [] }],
  ['an age below the range fails', 'age', aged, { age: 29 }],
  ['an unknown age fails', 'age', aged, { age: null }],
  ['an upper bound of 60 is open', null, aged, { age: 75 }],
  ['other interests fail', 'interests', interested, { interests: ['gaming'] }],
  ['one shared interest is enough, in any case', null, interested, { interests: ['music'] }],
  [
    'five miles are the least, so that coming tells nobody the street',
    null,
    { maxDistance: 0.1 },
    FOUR_MILES_NORTH,
  ],
  ['a home too far fails', 'distance', near, BOSTON],
  ['an unknown home fails', 'distance', near, { coordinates: null }],
  ['a home nearby passes', null, near, {}],
])('%s', (_what, unmet, asked, user) =>
  expect(unmetLimit({ ...NONE, ...asked }, VENUE, aParticipant(1, user))).toBe(unmet),
);

it('the distance is checked only if the coordinates of the venue are known', () =>
  expect(unmetLimit({ ...NONE, ...near }, null, aParticipant(1, BOSTON))).toBeNull());
