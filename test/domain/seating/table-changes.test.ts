import fc from 'fast-check';
import { matchScore, meanAffinities } from '../../../src/domain/seating/model/affinity.js';
import { areAllCompatible } from '../../../src/domain/seating/model/compatibility.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import type { OpenTable } from '../../../src/domain/seating/model/problem.js';
import { tableChanges, tablesAfter } from '../../../src/domain/seating/table-changes.js';
import { aSeeker, strangers } from './seekers.js';

const SIX = [1, 2, 3, 4, 5, 6];
const idsOf = (people: readonly Seeker[]) => people.map(({ id }) => id);

/** Tables of the given sizes, with members 1, 2, and so on. */
function tablesOf(sizes: readonly number[], people = (id: number) => aSeeker(id)): OpenTable[] {
  let next = 1;
  return sizes.map((size, index) => ({
    matchId: 100 + index,
    members: Array.from({ length: size }, () => people(next++)),
  }));
}

/** The tables after the first change, in ids. */
const bestOf = (tables: readonly OpenTable[], leftOvers: readonly Seeker[] = []) =>
  tableChanges(tables, leftOvers).slice(0, 1).flatMap(tablesAfter).map(idsOf);

/** The ids of the movers for user 7, who avoids the given members. */
function movers(avoided: readonly number[], members: readonly Seeker[] = SIX.map((id) => aSeeker(id))) {
  const leftOver = aSeeker(7, { avoid: new Set(avoided) });
  const [change] = tableChanges([{ matchId: 1, members }], [leftOver]);
  return change ? idsOf(change.movers) : null;
}

describe('the split of a table for a user without a seat', () => {
  test('asks two members, so that seven users sit as four and three', () => {
    expect(movers([3, 4, 5, 6])).toEqual([1, 2]);
    expect(movers([1, 2, 3, 6])).toEqual([4, 5]);
  });

  test('asks the two whose tables have the highest lowest affinity', () => {
    const travel = {
      favoriteConversationTopic: 'travel',
      favoriteMusic: 'rock',
      personalityType: 'chill',
    } as const;
    const food = {
      favoriteConversationTopic: 'food',
      favoriteMusic: 'pop',
      personalityType: 'outgoing',
    } as const;
    const members = SIX.map((id) => aSeeker(id, { survey: id === 2 || id === 5 ? travel : food }));
    const [change] = tableChanges([{ matchId: 1, members }], [aSeeker(7, { survey: travel })]);
    expect(idsOf(change!.movers)).toEqual([2, 5]);
  });

  test('does not depend on the order of the members', () => {
    const members = SIX.map((id) => aSeeker(id)).reverse();
    expect(movers([], members)).toEqual([1, 2]);
  });

  test('is not possible with fewer than two compatible members', () =>
    expect(movers([2, 3, 4, 5, 6])).toBeNull());

  test('leaves at least three members, so a table of five gives two and one of four none', () => {
    const first = (size: number) => SIX.slice(0, size).map((id) => aSeeker(id));
    expect(movers([], first(5))).toEqual([1, 2]);
    expect(movers([], first(4))).toBeNull();
  });

  test('is for the user with priority, and each user is in one proposal', () => {
    const changes = tableChanges(tablesOf([6, 6]), [aSeeker(21), aSeeker(20)]);
    expect(changes.map(({ leftOver }) => leftOver?.id)).toEqual([21, 20]);
    expect(new Set(changes.map(({ table }) => table.matchId)).size).toBe(2);
    const first = aSeeker(21, { interests: ['chess'] });
    // Also before one who has more in common with the table.
    expect(tableChanges(tablesOf([6]), [first, aSeeker(20)])[0]?.leftOver?.id).toBe(21);
  });
});

describe('the merge of two short tables', () => {
  test.each([
    [[3, 3], [[1, 2, 3, 4, 5, 6]]],
    [[2, 3], [[1, 2, 3, 4, 5]]],
    [[4, 2], [[1, 2, 3, 4, 5, 6]]],
    [[2, 2], [[1, 2, 3, 4]]],
  ])('of %j members seats them all', (sizes, after) => expect(bestOf(tablesOf(sizes))).toEqual(after));

  test.each([[[4, 3]], [[4, 4]], [[5]], [[3]], [[3, 5]]])('is not proposed to tables of %j', (sizes) =>
    expect(bestOf(tablesOf(sizes))).toEqual([]),
  );

  test('is not proposed where one pair is incompatible', () => {
    const people = strangers(6, (a, b) => !(a === 2 && b === 5));
    expect(bestOf(tablesOf([3, 3], (id) => people[id - 1]!))).toEqual([]);
  });

  test('goes first to members who would have no table otherwise', () =>
    expect(bestOf(tablesOf([3, 3, 2]))).toEqual([[1, 2, 3, 7, 8]]));
});

describe('the split of a larger table for one that is too small to meet', () => {
  test('makes two tables of four where it can, and no table of three', () =>
    expect(bestOf(tablesOf([6, 2]))).toEqual([
      [1, 2, 7, 8],
      [3, 4, 5, 6],
    ]));

  test('moves one member where a second one is not compatible', () => {
    const people = strangers(8, (a, b) => b < 7 || a === 3 || (a === 7 && b === 8));
    expect(bestOf(tablesOf([6, 2], (id) => people[id - 1]!))).toEqual([
      [3, 7, 8],
      [1, 2, 4, 5, 6],
    ]);
  });
});

/** Tables of two to six members each, and users without a seat; random pairs of them are incompatible. */
const slots = fc
  .tuple(
    fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 5 }),
    fc.integer({ min: 0, max: 3 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 33 }), fc.integer({ min: 1, max: 33 })), { maxLength: 40 }),
    fc.infiniteStream(fc.constantFrom('travel', 'food', null)),
  )
  .map(([sizes, waiting, pairs, topics]) => {
    const person = (id: number) =>
      aSeeker(id, {
        avoid: new Set(pairs.filter(([a, b]) => a === id && b !== id).map(([, b]) => b)),
        survey: {
          favoriteConversationTopic: topics.next().value ?? null,
          favoriteMusic: null,
          personalityType: null,
        },
      });
    const tables = tablesOf(sizes, person);
    const seated = sizes.reduce((sum, size) => sum + size, 0);
    const leftOvers = Array.from({ length: waiting }, (_, index) => person(seated + 1 + index));
    return { tables, leftOvers };
  });

describe('every proposal', () => {
  const proposals = fc.sample(slots, { seed: 20250628, numRuns: 200 }).map(({ tables, leftOvers }) => ({
    tables,
    leftOvers,
    changes: tableChanges(tables, leftOvers),
  }));
  const each = proposals.flatMap(({ changes }) => changes);

  test('forms a table of compatible users', () => {
    expect(each.length).toBeGreaterThan(100);
    for (const change of each) expect(areAllCompatible(tablesAfter(change)[0]!)).toBe(true);
  });

  test('leaves tables of three to six members, and all users with a seat', () => {
    for (const change of each) {
      const after = tablesAfter(change);
      expect(after.every(({ length }) => length >= 3 && length <= 6)).toBe(true);
      const { table, other, leftOver } = change;
      const before = [...table.members, ...(other?.members ?? []), leftOver ?? []].flat();
      expect(idsOf(after.flat()).sort()).toEqual(idsOf(before).sort());
    }
  });

  test('seats a user who would have no seat, or leaves fewer tables of three', () => {
    const threes = (sizes: number[]) => sizes.filter((size) => size === 3).length;
    for (const change of each) {
      const before = [change.table.members.length, change.other?.members.length ?? 6];
      const after = tablesAfter(change).map(({ length }) => length);
      const isBetter = change.leftOver !== null || Math.min(...before) < 3 || threes(after) < threes(before);
      expect(isBetter).toBe(true);
    }
  });

  test('has its tables and its user to itself', () => {
    for (const { changes } of proposals) {
      const parts = changes.flatMap(({ table, other, leftOver }) =>
        [table.matchId, other?.matchId ?? null, leftOver && -leftOver.id].filter((part) => part !== null),
      );
      expect(new Set(parts).size).toBe(parts.length);
    }
  });

  test('does not depend on the order of tables and members', () => {
    const shown = (changes: ReturnType<typeof tableChanges>) =>
      changes.map((change) => tablesAfter(change).map((people) => idsOf(people).sort((a, b) => a - b)));
    for (const { tables, leftOvers, changes } of proposals) {
      const turned = tables.toReversed().map((table) => ({ ...table, members: table.members.toReversed() }));
      expect(shown(tableChanges(turned, leftOvers))).toEqual(shown(changes));
    }
  });

  test('of two tables is the best one: no other merge has a higher lowest affinity', () => {
    const likes = (id: number, topic: 'travel' | 'food') =>
      aSeeker(id, {
        survey: { favoriteConversationTopic: topic, favoriteMusic: null, personalityType: null },
      });
    const tables = [
      { matchId: 1, members: [1, 2, 3].map((id) => likes(id, 'food')) },
      { matchId: 2, members: [4, 5, 6].map((id) => likes(id, 'travel')) },
      { matchId: 3, members: [7, 8, 9].map((id) => likes(id, 'food')) },
    ];
    const [change] = tableChanges(tables, []);
    const formed = tablesAfter(change!)[0]!;
    expect(idsOf(formed).sort()).toEqual([1, 2, 3, 7, 8, 9]);
    expect(Math.min(...meanAffinities(formed))).toBeGreaterThan(0);
    expect(matchScore(formed)).toBeGreaterThan(matchScore([...tables[0]!.members, ...tables[1]!.members]));
  });
});

describe('what members ask of a whole table', () => {
  const women = (ids: readonly number[]) =>
    SIX.map((id) => aSeeker(id, ids.includes(id) ? { notTheOnly: 'woman' } : {}));
  const english = { languages: ['en'] };
  const both = { languages: ['de', 'en'] };

  test('a split leaves nobody the only one, neither where they move nor where they stay', () => {
    expect(movers([3, 4, 5, 6], women([1, 3]))).toBeNull();
    expect(movers([3, 4, 5, 6], women([3, 4]))).toEqual([1, 2]);
    expect(movers([3, 4, 5, 6], women([1, 2]))).toEqual([1, 2]);
    expect(movers([3, 4, 5, 6], women([1, 2, 3]))).toBeNull();
    // Whose peer left before is the only one with and without the split.
    expect(movers([3, 4, 5, 6], women([3]))).toEqual([1, 2]);
  });

  test('a merge needs a language that all share, and a peer for each', () => {
    const merged = (story: (id: number) => object) =>
      bestOf(tablesOf([3, 3], (id) => aSeeker(id, story(id))));
    const spoken = (id: number) => (id < 4 ? both : english);
    expect(merged((id) => ({ ...spoken(id), asksSharedLanguage: id === 1 }))).toEqual([SIX]);
    expect(
      merged((id) => ({
        languages: [
          ['de', 'en'],
          ['de', 'fr'],
          ['en', 'fr'],
        ][id % 3],
        asksSharedLanguage: id === 1,
      })),
    ).toEqual([]);
    expect(merged((id) => ({ notTheOnly: id === 1 ? 'woman' : null }))).toEqual([]);
    expect(merged((id) => ({ notTheOnly: id === 1 || id === 6 ? 'woman' : null }))).toEqual([SIX]);
  });
});
