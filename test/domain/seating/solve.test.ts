import { describe, expect, test } from '@jest/globals';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { aProblem, aSeeker, seekers, strangers } from './seekers.js';

/** Who sits with whom, once the checker has nothing against it. */
function seat(waiting: readonly Seeker[], story: Partial<SeatingProblem> = {}) {
  const problem = aProblem(waiting, story);
  const result = solveSeating(problem);
  expect(ruleViolations(problem, result)).toEqual([]);
  return {
    ...result,
    sizes: result.tables.map(({ members }) => members.length).sort(),
    tableWith: (id: number) => result.tables.find(({ members }) => members.includes(id))?.members,
  };
}

const rolling = { pass: 'rolling' } as const;
const patient = { waitingSeconds: 600 };
const vibe = (personalityType: 'chill' | 'outgoing') => ({
  survey: { personalityType, favoriteConversationTopic: null, favoriteMusic: null },
});

describe('while a slot is filling', () => {
  test('five who suit each other sit down at once', () => {
    expect(seat(seekers(5), rolling).sizes).toEqual([5]);
  });

  test('four wait until one of them has waited long enough', () => {
    const almost = [aSeeker(1, { waitingSeconds: 599 }), ...seekers(3, {}, 2)];
    expect(seat(almost, rolling).unseated).toEqual([1, 2, 3, 4]);
    const enough = [aSeeker(1, patient), ...seekers(3, {}, 2)];
    expect(seat(enough, rolling).sizes).toEqual([4]);
  });

  test('three wait however long they have waited', () => {
    expect(seat(seekers(3, patient), rolling).unseated).toEqual([1, 2, 3]);
  });

  test('a sixth joins the five rather than wait alone', () => {
    expect(seat(seekers(6), rolling).sizes).toEqual([6]);
  });

  test('ten make two tables of the target size, patient or not', () => {
    expect(seat(seekers(10, patient), rolling).sizes).toEqual([5, 5]);
    expect(seat(seekers(10), rolling).sizes).toEqual([5, 5]);
  });

  test('eight who are patient make two tables of four and leave nobody behind', () => {
    expect(seat(seekers(8, patient), rolling).sizes).toEqual([4, 4]);
  });

  test('someone left over joins a pending table they suit, and only such a one', () => {
    const adults = { matchId: 1, members: seekers(5, { age: 40, ageRange: AgeRange.of(35, 50) }, 11) };
    const students = { matchId: 2, members: seekers(5, {}, 21) };
    const { grown, unseated } = seat([aSeeker(1)], { ...rolling, openTables: [adults, students] });
    expect(grown).toEqual([{ matchId: 2, added: [1], matchScore: 50 }]);
    expect(unseated).toEqual([]);
    expect(seat([aSeeker(1)], { ...rolling, openTables: [adults] }).unseated).toEqual([1]);
  });

  test('a pending table never grows beyond six', () => {
    const open = { matchId: 2, members: seekers(5, {}, 21) };
    expect(seat(seekers(2), { ...rolling, openTables: [open] }).grown[0]!.added).toHaveLength(1);
    const full = { matchId: 2, members: seekers(6, {}, 21) };
    expect(seat(seekers(1), { ...rolling, openTables: [full] }).unseated).toEqual([1]);
  });
});

describe('in the final run', () => {
  test('three sit down for want of a fourth, two never', () => {
    expect(seat(seekers(3)).sizes).toEqual([3]);
    expect(seat(seekers(2)).unseated).toEqual([1, 2]);
  });

  test('seven make a four and a three, eleven no three at all', () => {
    expect(seat(seekers(7)).sizes).toEqual([3, 4]);
    expect(seat(seekers(11)).sizes).not.toContain(3);
    expect(seat(seekers(11)).unseated).toEqual([]);
  });

  test('three more fill an open table of three rather than make a second small one', () => {
    const open = { matchId: 2, members: seekers(3, {}, 21) };
    const { tables, grown } = seat(seekers(3), { openTables: [open] });
    expect(tables).toEqual([]);
    expect(grown[0]!.added).toEqual([1, 2, 3]);
  });

  test('nobody crosses from one open table to another through a newcomer who suits only one', () => {
    const here = { matchId: 1, members: seekers(3, {}, 11) };
    const there = { matchId: 2, members: seekers(3, { coordinates: { latitude: 42, longitude: -71 } }, 21) };
    const { grown } = seat([aSeeker(1)], { openTables: [here, there] });
    expect(grown.map(({ matchId }) => matchId)).toEqual([1]);
  });

  test('with nobody waiting nothing happens', () => {
    expect(solveSeating(aProblem([]))).toMatchObject({ tables: [], grown: [], unseated: [] });
  });
});

describe('nobody is stranded who could be seated', () => {
  test('a bridge between two groups is not spent where it is not needed', () => {
    // 1 to 5 need nobody; 7 and 8 are a table only with 6, who would suit both sides.
    const bridge = strangers(8, (a, b) => (a <= 5 && b <= 6) || (a >= 6 && b >= 6));
    const { unseated, tableWith } = seat(bridge);
    expect(unseated).toEqual([]);
    expect(tableWith(6)).toEqual([6, 7, 8]);
  });

  test('a whole row of such bridges is kept for those who need them', () => {
    // Pairs far from each other, five at a hall in the middle who suit all: each pair needs one of them.
    const pairOf = (id: number) => (id > 10 ? null : Math.ceil(id / 2));
    const hall = strangers(15, (a, b) => pairOf(a) === null || pairOf(b) === null || pairOf(a) === pairOf(b));
    const { unseated, sizes } = seat(hall);
    expect(unseated).toEqual([]);
    expect(sizes).toEqual([3, 3, 3, 3, 3]);
  });

  test('a chain of chairs is moved along until the last finds a free one', () => {
    // Rows of friends, each knowing the next two: eight times five, in a ring too long to see whole.
    const near = (a: number, b: number) => Math.min(Math.abs(a - b), 40 - Math.abs(a - b)) <= 4;
    expect(seat(strangers(40, near)).unseated).toEqual([]);
  });

  test('one who was sent away from a cancelled table goes first where not all can sit', () => {
    for (const unlucky of [1, 4, 7]) {
      const seven = seekers(7).map((one) =>
        one.id === unlucky ? aSeeker(unlucky, { goesFirst: true }) : one,
      );
      expect(seat(seven, rolling).unseated).not.toContain(unlucky);
    }
    const graph = seekers(31).map((one) => (one.id === 17 ? aSeeker(17, { goesFirst: true }) : one));
    expect(seat(graph, { ...rolling, patienceSeconds: 1e9 }).unseated).not.toContain(17);
  });

  test('and keeps that seat, even where another would be better company', () => {
    const thirteen = [aSeeker(1, { ...vibe('outgoing'), goesFirst: true }), ...seekers(12, vibe('chill'), 2)];
    const { sizes, unseated } = seat(thirteen, rolling);
    expect(sizes).toEqual([6, 6]);
    expect(unseated).not.toContain(1);
  });

  test('but not at the price of two others', () => {
    // 1 goes first and suits only 2 and 3, without whom 4 to 6 have no table: six seats beat three.
    const six = strangers(6, (a, b) => a > 1 || b <= 3).map((one) =>
      one.id === 1 ? { ...one, goesFirst: true } : one,
    );
    expect(seat(six).unseated).toEqual([]);
    const five = strangers(5, (a, b) => a > 1 || b <= 2).map((one) => ({ ...one, goesFirst: one.id === 1 }));
    expect(seat(five).unseated).toEqual([1]);
  });
});

describe('company', () => {
  test('of few people: those alike sit together', () => {
    const people = [...seekers(4, vibe('chill')), ...seekers(4, vibe('outgoing'), 5)];
    expect(seat(people).tables.map(({ members }) => members)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
  });

  test('of many people: tables are far better than chance', () => {
    const people = seekers(60).map((one) => aSeeker(one.id, vibe(one.id % 2 === 0 ? 'chill' : 'outgoing')));
    const { tables, unseated } = seat(people);
    expect(unseated).toEqual([]);
    for (const { members } of tables) expect(new Set(members.map((id) => id % 2)).size).toBe(1);
  });
});
