import { violatesTableRules } from '../../../../src/domain/seating/model/table-rules.js';
import { AgeRange } from '../../../../src/domain/shared/age.js';
import { aSeeker, seekers } from '../seekers.js';

const farAway = { coordinates: { latitude: 51.5, longitude: -0.1 } };
const misfitsAmong = (members: ReturnType<typeof seekers>) =>
  members.map(({ id }) => id).filter((id) => violatesTableRules(id, members));

describe('violatesTableRules', () => {
  it('no member is a misfit while all pairs are compatible', () => {
    expect(misfitsAmong(seekers(5))).toEqual([]);
  });

  it('the member who moved away is the misfit, not the others', () => {
    expect(misfitsAmong([...seekers(4), aSeeker(5, farAway)])).toEqual([5]);
  });

  it('a member outside the age ranges of the others is a misfit', () => {
    expect(misfitsAmong([...seekers(4), aSeeker(5, { age: 31 })])).toEqual([5]);
  });

  it('both members of the only incompatible pair are misfits', () => {
    const choosy = aSeeker(4, { ageRange: AgeRange.of(18, 22) });
    expect(misfitsAmong([...seekers(3), choosy, aSeeker(5, { age: 23 })])).toEqual([4, 5]);
  });

  it('ages and distance cost no friend the seat, but still that of a stranger', () => {
    const friend = aSeeker(4, { ageRange: AgeRange.of(18, 22), group: 8 });
    expect(misfitsAmong([...seekers(3), friend, aSeeker(5, { age: 23, group: 8 })])).toEqual([]);
    expect(misfitsAmong([...seekers(3), friend, aSeeker(5, { age: 23, group: 9 })])).toEqual([4, 5]);
  });

  it('a change of languages or of what is asked of the whole table costs no seat', () => {
    const asking = aSeeker(5, { languages: ['fr'], asksSharedLanguage: true, notTheOnly: 'man' });
    expect(misfitsAmong([...seekers(4, { languages: ['en'] }), asking])).toEqual([]);
  });

  it('a user who is not a member is no misfit', () => {
    expect(violatesTableRules(77, [aSeeker(1), aSeeker(2, farAway)])).toBe(false);
  });
});
