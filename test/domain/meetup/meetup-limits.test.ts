import { type MeetupLimits, unmetLimit } from '../../../src/domain/meetup/meetup-limits.js';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { aParticipant } from '../../support/builders/a-meetup.js';

const VENUE = { latitude: 40.7259, longitude: -73.9946 };
const limits = (fields: Partial<MeetupLimits> = {}): MeetupLimits => ({
  ageRange: AgeRange.of(null, null),
  maxDistance: null,
  requiredInterests: [],
  ...fields,
});

describe('unmetLimit', () => {
  it('without limits a user with unknown data passes', () => {
    const stranger = { age: null, coordinates: null, interests: [] };
    expect(unmetLimit(limits(), VENUE, stranger)).toBeNull();
  });

  it('the age must be known and in range, and an upper bound of 60 is open', () => {
    const asked = limits({ ageRange: AgeRange.of(30, 60) });
    expect(unmetLimit(asked, VENUE, aParticipant(1, { age: 29 }))).toBe('age');
    expect(unmetLimit(asked, VENUE, aParticipant(1, { age: null }))).toBe('age');
    expect(unmetLimit(asked, VENUE, aParticipant(1, { age: 75 }))).toBeNull();
  });

  it('one shared interest is enough, case-insensitive', () => {
    const asked = limits({ requiredInterests: ['Chess', 'Music'] });
    expect(unmetLimit(asked, VENUE, aParticipant(1, { interests: ['gaming'] }))).toBe('interests');
    expect(unmetLimit(asked, VENUE, aParticipant(1, { interests: ['music'] }))).toBeNull();
  });

  it('a distance below five miles is enforced as five, so that coming tells nobody the street', () => {
    const fourMilesNorth = aParticipant(1, {
      coordinates: { latitude: VENUE.latitude + 0.058, longitude: VENUE.longitude },
    });
    expect(unmetLimit(limits({ maxDistance: 0.1 }), VENUE, fourMilesNorth)).toBeNull();
  });

  it('the distance is checked only if the coordinates of the venue are known', () => {
    const asked = limits({ maxDistance: 10 });
    const boston = aParticipant(1, { coordinates: { latitude: 42.36, longitude: -71.06 } });
    expect(unmetLimit(asked, VENUE, boston)).toBe('distance');
    expect(unmetLimit(asked, VENUE, aParticipant(1, { coordinates: null }))).toBe('distance');
    expect(unmetLimit(asked, VENUE, aParticipant(1))).toBeNull();
    expect(unmetLimit(asked, null, boston)).toBeNull();
  });
});
