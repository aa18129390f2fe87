import { describe, expect, it } from '@jest/globals';
import { type MeetupLimits, unmetLimit } from '../../../src/domain/meetup/meetup-limits.js';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { aNewcomer } from '../../support/builders/a-meetup.js';

const VENUE = { latitude: 40.7259, longitude: -73.9946 };
const limits = (fields: Partial<MeetupLimits> = {}): MeetupLimits => ({
  ageRange: AgeRange.of(null, null),
  maxDistance: null,
  requiredInterests: [],
  ...fields,
});

describe('what a meetup asks of people', () => {
  it('is nothing where nothing is said, not even of those of whom nothing is known', () => {
    const stranger = { age: null, coordinates: null, interests: [] };
    expect(unmetLimit(limits(), VENUE, stranger)).toBeNull();
  });

  it('is an age inside the range; 60 and more is open', () => {
    const asked = limits({ ageRange: AgeRange.of(30, 60) });
    expect(unmetLimit(asked, VENUE, aNewcomer(1, { age: 29 }))).toBe('age');
    expect(unmetLimit(asked, VENUE, aNewcomer(1, { age: null }))).toBe('age');
    expect(unmetLimit(asked, VENUE, aNewcomer(1, { age: 75 }))).toBeNull();
  });

  it('is one interest in common, whatever its capitals', () => {
    const asked = limits({ requiredInterests: ['Chess', 'Music'] });
    expect(unmetLimit(asked, VENUE, aNewcomer(1, { interests: ['gaming'] }))).toBe('interests');
    expect(unmetLimit(asked, VENUE, aNewcomer(1, { interests: ['music'] }))).toBeNull();
  });

  it('is a home near enough, where it is known where the venue is', () => {
    const asked = limits({ maxDistance: 10 });
    const boston = aNewcomer(1, { coordinates: { latitude: 42.36, longitude: -71.06 } });
    expect(unmetLimit(asked, VENUE, boston)).toBe('distance');
    expect(unmetLimit(asked, VENUE, aNewcomer(1, { coordinates: null }))).toBe('distance');
    expect(unmetLimit(asked, VENUE, aNewcomer(1))).toBeNull();
    expect(unmetLimit(asked, null, boston)).toBeNull();
  });
});
