import { ruleViolations } from '../../../../src/domain/seating/model/verification.js';
import type { SeatingProblem } from '../../../../src/domain/seating/model/problem.js';
import type { SeatedPeople } from '../../../../src/domain/seating/model/result.js';
import { aProblem, aSeeker, seekers } from '../seekers.js';

const six = seekers(6);
const tableOf = (...members: number[]) => ({ members, matchScore: 50 });
const grownBy = (...added: number[]) => ({ matchId: 7, added, matchScore: 50 });
const open = (members = seekers(5, {}, 11)) => ({ openTables: [{ matchId: 7, members }] });

/** What is wrong with these tables; all others of the waiting are left without a seat. */
function broken(
  { tables = [], grown = [], ...result }: Partial<SeatedPeople>,
  { waiting = six, ...story }: Partial<SeatingProblem> = open(),
): string[] {
  const seated = [...tables.flatMap(({ members }) => members), ...grown.flatMap(({ added }) => added)];
  const unseated = waiting.map(({ id }) => id).filter((id) => !seated.includes(id));
  return ruleViolations(aProblem(waiting, story), { tables, grown, unseated, ...result });
}

describe('the verification of a result', () => {
  it.each<Partial<SeatedPeople>>([{ tables: [tableOf(1, 2, 3, 4, 5)] }, { grown: [grownBy(6)] }])(
    'finds no violation in %j',
    (result) => expect(broken(result)).toEqual([]),
  );

  it.each<[string, Partial<SeatedPeople>, RegExp]>([
    ['someone at two tables', { tables: [tableOf(1, 2, 3), tableOf(3, 4, 5)] }, /3 is placed twice/],
    [
      'someone both seated and not',
      { tables: [tableOf(1, 2, 3)], unseated: [3, 4, 5, 6] },
      /3 is placed twice/,
    ],
    ['a missing user', { unseated: [1, 2, 3, 4, 5] }, /6 is missing/],
    ['a stranger', { tables: [tableOf(1, 2, 3, 9)] }, /9 is not waiting/],
    ['ids out of order', { tables: [tableOf(2, 1, 3)] }, /not ascending/],
    ['two at a table', { tables: [tableOf(1, 2)] }, /2 people are too few/],
    ['a wrong score', { tables: [{ members: [1, 2, 3], matchScore: 51 }] }, /the score is 50, not 51/],
    ['growth of a table that is not open', { grown: [{ ...grownBy(6), matchId: 8 }] }, /8: it is not open/],
    ['growth without new members', { grown: [grownBy()] }, /no members are added/],
    ['a table grown too large', { grown: [grownBy(5, 6)] }, /7 people are too many/],
    ['one table grown twice', { grown: [grownBy(6), grownBy(5)] }, /grows twice/],
  ])('finds %s', (_what, result, violation) => expect(broken(result).join('\n')).toMatch(violation));

  it('finds a new table of seven', () =>
    expect(broken({ tables: [tableOf(1, 2, 3, 4, 5, 6, 7)] }, { waiting: seekers(7) })).toEqual([
      'table of 1, 2, 3, 4, 5, 6, 7: 7 people are too many',
    ]));

  it('finds an incompatible pair at a new and at an open table', () => {
    const story = { waiting: [aSeeker(1, { avoid: new Set([3, 12]) }), ...six.slice(1)], ...open() };
    const found = ['table of 1, 2, 3: 1 may not sit with 3'];
    expect(broken({ tables: [tableOf(1, 2, 3)] }, story)).toEqual(found);
    expect(broken({ grown: [grownBy(1)] }, story)).toEqual(['match 7: 1 may not sit with 12']);
  });

  it('finds a table without the common language that one asks for, and one with an only one', () => {
    const spoken = ['de en', 'de fr', 'en fr'].map((languages) => languages.split(' '));
    const asking = { asksSharedLanguage: true, notTheOnly: 'woman' } as const;
    const three = spoken.map((languages, at) => aSeeker(at + 1, { languages, ...(at === 0 && asking) }));
    expect(broken({ tables: [tableOf(1, 2, 3)] }, { waiting: three })).toEqual([
      'table of 1, 2, 3: no language is shared',
      'table of 1, 2, 3: 1 is the only one',
    ]);
    const waiting = [aSeeker(1, { notTheOnly: 'woman' }), aSeeker(2, { notTheOnly: 'man' }), aSeeker(3)];
    const women = open(seekers(4, { notTheOnly: 'woman' }, 11));
    expect(broken({ grown: [grownBy(1, 2)] }, { waiting, ...women })).toEqual(['match 7: 2 is the only one']);
  });

  it('finds friends who are separated, or of whom one has no seat', () => {
    const waiting = [...seekers(2, { group: 1 }), ...seekers(4, {}, 3)];
    const apart = { tables: [tableOf(1, 3, 4), tableOf(2, 5, 6)] };
    for (const result of [apart, { tables: [tableOf(1, 3, 4)] }])
      expect(broken(result, { waiting })).toEqual(['1, 2 are separated']);
  });

  it('lets a member stay the only one at an open table whose peer left', () => {
    const members = [aSeeker(11, { notTheOnly: 'woman' }), ...seekers(4, {}, 12)];
    expect(broken({ grown: [grownBy(1)] }, { waiting: seekers(1), ...open(members) })).toEqual([]);
  });

  it('requires a patient member for four in a rolling run, and rejects three', () => {
    const four = { tables: [tableOf(1, 2, 3, 4)] };
    const patient = { pass: 'rolling', patienceSeconds: 0 } as const;
    expect(broken(four, { pass: 'rolling' }).join()).toMatch(
      /no member has waited long enough for a table of 4/,
    );
    expect(broken(four, patient)).toEqual([]);
    expect(broken({ tables: [tableOf(1, 2, 3)] }, patient).join()).toMatch(/3 people are too few/);
  });
});
