import { describe, expect, it } from '@jest/globals';
import { isMisfit } from '../../../src/domain/match/misfit.js';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { aSeeker, seekers } from '../seating/seekers.js';

const farAway = { coordinates: { latitude: 51.5, longitude: -0.1 } };
const misfitsAmong = (members: ReturnType<typeof seekers>) =>
  members.map(({ id }) => id).filter((id) => isMisfit(id, members));

describe('who no longer fits a table', () => {
  it('is nobody while all may sit together', () => {
    expect(misfitsAmong(seekers(5))).toEqual([]);
  });

  it('is the one who moved away, and none of those who stayed', () => {
    expect(misfitsAmong([...seekers(4), aSeeker(5, farAway)])).toEqual([5]);
  });

  it('is the one who grew out of the ages that the others seek', () => {
    expect(misfitsAmong([...seekers(4), aSeeker(5, { age: 31 })])).toEqual([5]);
  });

  it('is either of two who clash alone', () => {
    const choosy = aSeeker(4, { ageRange: AgeRange.of(18, 22) });
    expect(misfitsAmong([...seekers(3), choosy, aSeeker(5, { age: 23 })])).toEqual([4, 5]);
  });

  it('is not someone who sits elsewhere', () => {
    expect(isMisfit(77, [aSeeker(1), aSeeker(2, farAway)])).toBe(false);
  });
});
