import { violatesTableRules } from '../../../../src/domain/seating/model/table-rules.js';
import type { Seeker } from '../../../../src/domain/seating/model/seeker.js';
import { AgeRange } from '../../../../src/domain/shared/age.js';
import { aSeeker, seekers } from '../seekers.js';

const farAway = { coordinates: { latitude: 51.5, longitude: -0.1 } };
const choosy = (story: Partial<Seeker> = {}) => aSeeker(4, { ageRange: AgeRange.of(18, 22), ...story });
const asking = aSeeker(5, { languages: ['fr'], asksSharedLanguage: true, notTheOnly: 'man' });

it.each<[what: string, misfits: number[], members: Seeker[]]>([
  ['nobody while all pairs are compatible', [], seekers(5)],
  ['the member who moved away, not the others', [5], [...seekers(4), aSeeker(5, farAway)]],
  ['a member outside the age ranges of the others', [5], [...seekers(4), aSeeker(5, { age: 31 })]],
  ['both of the only incompatible pair', [4, 5], [...seekers(3), choosy(), aSeeker(5, { age: 23 })]],
  [
    'no friend for ages and distance',
    [],
    [...seekers(3), choosy({ group: 8 }), aSeeker(5, { age: 23, group: 8 })],
  ],
  [
    'strangers of two groups for their ages',
    [4, 5],
    [...seekers(3), choosy({ group: 8 }), aSeeker(5, { age: 23, group: 9 })],
  ],
  [
    'nobody for languages or what is asked of the whole table',
    [],
    [...seekers(4, { languages: ['en'] }), asking],
  ],
])('the misfit of a table is %s', (_what, misfits, members) =>
  expect(members.map(({ id }) => id).filter((id) => violatesTableRules(id, members))).toEqual(misfits),
);

it('a user who is not a member is no misfit', () =>
  expect(violatesTableRules(77, [aSeeker(1), aSeeker(2, farAway)])).toBe(false));
