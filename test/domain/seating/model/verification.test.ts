import { ruleViolations } from '../../../../src/domain/seating/model/verification.js';
import type { SeatingProblem } from '../../../../src/domain/seating/model/problem.js';
import type { SeatedPeople, SeatingResult } from '../../../../src/domain/seating/model/result.js';
import { aProblem, aSeeker, seekers } from '../seekers.js';

const six = seekers(6);
const nothing: SeatedPeople = { tables: [], grown: [], unseated: [1, 2, 3, 4, 5, 6] };
const tableOf = (...members: number[]) => ({ members, matchScore: 50 });
const openTable = { matchId: 7, members: seekers(5, {}, 11) };

const broken = (result: Partial<SeatingResult>, story: Partial<SeatingProblem> = {}) =>
  ruleViolations(aProblem(six, story), { ...nothing, ...result });

describe('the verification of a result', () => {
  test('finds no violation in a valid result', () => {
    expect(broken({ tables: [tableOf(1, 2, 3, 4, 5)], unseated: [6] })).toEqual([]);
    expect(
      broken(
        { grown: [{ matchId: 7, added: [6], matchScore: 50 }], unseated: [1, 2, 3, 4, 5] },
        { openTables: [openTable] },
      ),
    ).toEqual([]);
  });

  test.each<[string, Partial<SeatingResult>, RegExp]>([
    [
      'someone at two tables',
      { tables: [tableOf(1, 2, 3), tableOf(3, 4, 5)], unseated: [6] },
      /3 is placed twice/,
    ],
    [
      'someone both seated and not',
      { tables: [tableOf(1, 2, 3)], unseated: [3, 4, 5, 6] },
      /3 is placed twice/,
    ],
    ['a missing user', { unseated: [1, 2, 3, 4, 5] }, /6 is missing/],
    ['a stranger', { tables: [tableOf(1, 2, 3, 9)], unseated: [4, 5, 6] }, /9 is not waiting/],
    ['ids out of order', { tables: [tableOf(2, 1, 3)], unseated: [4, 5, 6] }, /not ascending/],
    ['two at a table', { tables: [tableOf(1, 2)], unseated: [3, 4, 5, 6] }, /2 people are too few/],
    [
      'a wrong score',
      { tables: [{ members: [1, 2, 3], matchScore: 51 }], unseated: [4, 5, 6] },
      /the score is 50, not 51/,
    ],
    [
      'growth of a table that is not open',
      { grown: [{ matchId: 8, added: [6], matchScore: 50 }], unseated: [1, 2, 3, 4, 5] },
      /8: it is not open/,
    ],
    [
      'growth without new members',
      { grown: [{ matchId: 7, added: [], matchScore: 50 }] },
      /no members are added/,
    ],
    [
      'a table grown too large',
      { grown: [{ matchId: 7, added: [5, 6], matchScore: 50 }], unseated: [1, 2, 3, 4] },
      /7 people are too many/,
    ],
    [
      'one table grown twice',
      {
        grown: [
          { matchId: 7, added: [6], matchScore: 50 },
          { matchId: 7, added: [5], matchScore: 50 },
        ],
        unseated: [1, 2, 3, 4],
      },
      /grows twice/,
    ],
  ])('finds %s', (_what, result, violation) => {
    expect(broken(result, { openTables: [openTable] }).join('\n')).toMatch(violation);
  });

  test('finds a new table of seven', () => {
    const result = { tables: [tableOf(1, 2, 3, 4, 5, 6, 7)], grown: [], unseated: [] };
    expect(ruleViolations(aProblem(seekers(7)), result)).toEqual([
      'table of 1, 2, 3, 4, 5, 6, 7: 7 people are too many',
    ]);
  });

  test('finds an incompatible pair at a new and at an open table', () => {
    const shy = [aSeeker(1, { avoid: new Set([3, 12]) }), ...six.slice(1)];
    const result = { tables: [tableOf(1, 2, 3)], grown: [], unseated: [4, 5, 6] };
    expect(ruleViolations(aProblem(shy), result)).toEqual(['table of 1, 2, 3: 1 may not sit with 3']);
    const grown = {
      ...nothing,
      grown: [{ matchId: 7, added: [1], matchScore: 50 }],
      unseated: [2, 3, 4, 5, 6],
    };
    expect(ruleViolations(aProblem(shy, { openTables: [openTable] }), grown)).toEqual([
      'match 7: 1 may not sit with 12',
    ]);
  });

  test('finds a table without the common language that one asks for, and one with an only one', () => {
    const spoken = [
      ['de', 'en'],
      ['de', 'fr'],
      ['en', 'fr'],
    ];
    const asking = { asksSharedLanguage: true, notTheOnly: 'woman' } as const;
    const three = spoken.map((languages, at) => aSeeker(at + 1, { languages, ...(at === 0 && asking) }));
    const result = { tables: [tableOf(1, 2, 3)], grown: [], unseated: [] };
    expect(ruleViolations(aProblem(three), result)).toEqual([
      'table of 1, 2, 3: no language is shared',
      'table of 1, 2, 3: 1 is the only one',
    ]);
    const grown = { tables: [], grown: [{ matchId: 7, added: [1, 2], matchScore: 50 }], unseated: [3] };
    const women = [aSeeker(1, { notTheOnly: 'woman' }), aSeeker(2, { notTheOnly: 'man' }), aSeeker(3)];
    const atTable = (gender: 'woman' | 'man') => ({
      matchId: 7,
      members: seekers(4, { notTheOnly: gender }, 11),
    });
    expect(ruleViolations(aProblem(women, { openTables: [atTable('woman')] }), grown)).toEqual([
      'match 7: 2 is the only one',
    ]);
  });

  test('lets a member stay the only one at an open table whose peer left', () => {
    const members = [aSeeker(11, { notTheOnly: 'woman' }), ...seekers(4, {}, 12)];
    const result = { tables: [], grown: [{ matchId: 7, added: [1], matchScore: 50 }], unseated: [] };
    expect(ruleViolations(aProblem(seekers(1), { openTables: [{ matchId: 7, members }] }), result)).toEqual(
      [],
    );
  });

  test('requires a patient member for four in a rolling run, and rejects three', () => {
    const four = { tables: [tableOf(1, 2, 3, 4)], unseated: [5, 6] };
    expect(broken(four, { pass: 'rolling' }).join()).toMatch(
      /no member has waited long enough for a table of 4/,
    );
    expect(broken(four, { pass: 'rolling', patienceSeconds: 0 })).toEqual([]);
    expect(
      broken(
        { tables: [tableOf(1, 2, 3)], unseated: [4, 5, 6] },
        { pass: 'rolling', patienceSeconds: 0 },
      ).join(),
    ).toMatch(/3 people are too few/);
  });
});
