import { describe, expect, test } from '@jest/globals';
import { applyResult } from '../../../src/domain/seating/search/table-assignment.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import type { SeatingResult } from '../../../src/domain/seating/model/result.js';
import { seededRandom } from '../../../src/domain/seating/model/random.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { couldFound, fewestLeft, leftInTheEnd } from './hindsight.js';
import { aProblem, seekers, strangers } from './seekers.js';

const rolling = { pass: 'rolling' } as const;

const sizes = ({ tables }: SeatingResult) => tables.map(({ members }) => members.length);

/** 1 to 6 suit each other; 7 and 8 suit 6 and each other, and nobody else. */
const bridge = (story: Partial<Seeker> = {}) =>
  strangers(8, (a, b) => b <= 6 || a >= 6).map((one) => (one.id === 6 ? { ...one, ...story } : one));

describe('a rolling pass looks ahead', () => {
  test('a sixth without whom two others have nobody does not join the five', () => {
    const now = solveSeating(aProblem(bridge(), rolling));
    expect(now.tables.map(({ members }) => members)).toEqual([[1, 2, 3, 4, 5]]);
    const later = solveSeating({ ...aProblem(bridge()), ...applyResult(aProblem(bridge()), now) });
    expect(later.tables.map(({ members }) => members)).toEqual([[6, 7, 8]]);
  });

  test('but someone who goes first is not held back for others', () => {
    const now = solveSeating(aProblem(bridge({ goesFirst: true }), rolling));
    expect(now.tables[0]!.members).toContain(6);
  });

  test('five who suit each other sit down at once, whoever else needs one of them', () => {
    // 6 and 7 have nobody but 5.
    const seven = strangers(7, (a, b) => b <= 5 || a >= 5);
    expect(sizes(solveSeating(aProblem(seven, rolling)))).toEqual([5]);
  });

  test('the five are those whom others miss least', () => {
    // Any five of 1 to 6 would do; 7 and 8 have nobody but 3, 9 and 10 nobody but 4.
    const needs = (id: number) => (id <= 6 ? null : id <= 8 ? 3 : 4);
    const ten = strangers(10, (a, b) => b <= 6 || needs(b) === a || needs(a) === needs(b));
    const [table] = solveSeating(aProblem(ten, rolling)).tables;
    expect(table!.members).toHaveLength(5);
    expect(table!.members.filter((id) => id === 3 || id === 4)).toHaveLength(1);
  });

  test('two who were left at their table count as much as the others who could found one', () => {
    const two = seekers(2, { avoid: new Set([2, 3]) }, 11);
    const { grown } = solveSeating(
      aProblem(seekers(3), { ...rolling, openTables: [{ matchId: 9, members: two }] }),
    );
    expect(grown[0]!.added).toEqual([1]);
    // A full table needs nobody: there all three wait for each other.
    const five = seekers(5, { avoid: new Set([2, 3]) }, 11);
    const full = solveSeating(
      aProblem(seekers(3), { ...rolling, openTables: [{ matchId: 9, members: five }] }),
    );
    expect(full.unseated).toEqual([1, 2, 3]);
  });

  test('with enough people about, nobody waits for the sake of others', () => {
    const many = seekers(60);
    expect(solveSeating(aProblem(many, rolling)).unseated).toEqual([]);
  });
});

/** A thin slot of chance: few people, of whom not all suit each other, some out of patience, and maybe a table with room. */
function thinSlot(seed: number, most: number): SeatingProblem {
  const { below } = seededRandom(seed * 77);
  const count = 5 + below(most - 4);
  const hosts = [0, 0, 4, 5][below(4)]!;
  const suiting = 45 + below(40);
  const patient = [0, 1, 3][below(3)]!;
  const chance = Array.from({ length: 300 }, () => below(100));
  const suit = (a: number, b: number) => chance[(a * 17 + b * 31) % chance.length]! < suiting;
  const everybody = strangers(count + hosts, (a, b) => (a > count && b > count) || suit(a, b));
  const waiting = everybody
    .slice(0, count)
    .map((one) => (one.id <= patient ? { ...one, waitingSeconds: 600 } : one));
  const openTables = hosts > 0 ? [{ matchId: 1, members: everybody.slice(count) }] : [];
  return aProblem(waiting, { ...rolling, openTables });
}

const thinSlots = (count: number, most: number) =>
  Array.from({ length: count }, (_, seed) => thinSlot(seed + 1, most));

describe('in thin slots', () => {
  test('a rolling pass costs hardly anybody a seat whom another choice would have left one', () => {
    let avoidable = 0;
    for (const problem of thinSlots(400, 8)) {
      const cost = leftInTheEnd(problem, solveSeating(problem)) - fewestLeft(problem);
      expect(cost).toBeLessThanOrEqual(1);
      avoidable += cost;
    }
    // One person in 2,593. Without foresight it would be 95.
    expect(avoidable).toBeLessThanOrEqual(1);
  });

  test('and founds every table that can be founded', () => {
    for (const problem of thinSlots(100, 14)) {
      const { unseated } = solveSeating(problem);
      const waiting = problem.waiting.filter(({ id }) => unseated.includes(id));
      expect(couldFound(waiting, problem.patienceSeconds)).toBe(false);
    }
  });
});
