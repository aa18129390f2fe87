import { applyResult } from '../../../src/domain/seating/search/table-assignment.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import type { SeatingResult } from '../../../src/domain/seating/model/result.js';
import { seededRandom } from '../../../src/domain/seating/model/random.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { canOpenTable, fewestLeft, leftInTheEnd } from './hindsight.js';
import { aProblem, seekers, strangers } from './seekers.js';

const rolling = { pass: 'rolling' } as const;

const sizes = ({ tables }: SeatingResult) => tables.map(({ members }) => members.length);

/** 1 to 6 are compatible; 7 and 8 are compatible with each other and with 6 only. */
const bridge = (story: Partial<Seeker> = {}) =>
  strangers(8, (a, b) => b <= 6 || a >= 6).map((one) => (one.id === 6 ? { ...one, ...story } : one));

describe('the lookahead of a rolling run', () => {
  test('keeps a sixth user waiting needed by two others', () => {
    const now = solveSeating(aProblem(bridge(), rolling));
    expect(now.tables.map(({ members }) => members)).toEqual([[1, 2, 3, 4, 5]]);
    const later = solveSeating({ ...aProblem(bridge()), ...applyResult(aProblem(bridge()), now) });
    expect(later.tables.map(({ members }) => members)).toEqual([[6, 7, 8]]);
  });

  test('does not keep a user with priority waiting', () => {
    const now = solveSeating(aProblem(bridge({ hasPriority: true }), rolling));
    expect(now.tables[0]!.members).toContain(6);
  });

  test('forms a table of five also where others need one of them', () => {
    // 6 and 7 are compatible with each other and with 5 only.
    const seven = strangers(7, (a, b) => b <= 5 || a >= 5);
    expect(sizes(solveSeating(aProblem(seven, rolling)))).toEqual([5]);
  });

  test('selects the five that others need least', () => {
    // Any five of 1 to 6 are a table; 7 and 8 need 3, 9 and 10 need 4.
    const needs = (id: number) => (id <= 6 ? null : id <= 8 ? 3 : 4);
    const ten = strangers(10, (a, b) => b <= 6 || needs(b) === a || needs(a) === needs(b));
    const [table] = solveSeating(aProblem(ten, rolling)).tables;
    expect(table!.members).toHaveLength(5);
    expect(table!.members.filter((id) => id === 3 || id === 4)).toHaveLength(1);
  });

  test('fills an open table of two that the final run would dissolve', () => {
    const two = seekers(2, { avoid: new Set([2, 3]) }, 11);
    const { grown } = solveSeating(
      aProblem(seekers(3), { ...rolling, openTables: [{ matchId: 9, members: two }] }),
    );
    expect(grown[0]!.added).toEqual([1]);
    // The open table of five needs no member, so all three wait to form their own.
    const five = seekers(5, { avoid: new Set([2, 3]) }, 11);
    const full = solveSeating(
      aProblem(seekers(3), { ...rolling, openTables: [{ matchId: 9, members: five }] }),
    );
    expect(full.unseated).toEqual([1, 2, 3]);
  });

  test('is not used in a large component', () => {
    const many = seekers(60);
    expect(solveSeating(aProblem(many, rolling)).unseated).toEqual([]);
  });
});

/** A random small slot: few users of partial compatibility, some patient, and in some slots an open table. */
function smallSlot(seed: number, most: number): SeatingProblem {
  const { below } = seededRandom(seed * 77);
  const count = 5 + below(most - 4);
  const hosts = [0, 0, 4, 5][below(4)]!;
  const suiting = 45 + below(40);
  const patient = [0, 1, 3][below(3)]!;
  const chance = Array.from({ length: 300 }, () => below(100));
  const suit = (a: number, b: number) => chance[(a * 17 + b * 31) % chance.length]! < suiting;
  const everyone = strangers(count + hosts, (a, b) => (a > count && b > count) || suit(a, b));
  const waiting = everyone
    .slice(0, count)
    .map((one) => (one.id <= patient ? { ...one, waitingSeconds: 600 } : one));
  const openTables = hosts > 0 ? [{ matchId: 1, members: everyone.slice(count) }] : [];
  return aProblem(waiting, { ...rolling, openTables });
}

const smallSlots = (first: number, count: number, most: number) =>
  Array.from({ length: count }, (_, at) => smallSlot(first + at, most));

describe('in small slots', () => {
  test('a rolling run strands hardly more users than the best possible choice', () => {
    let avoidable = 0;
    // Among these are slots in which two users have to be kept waiting.
    for (const problem of smallSlots(261, 80, 8)) {
      const cost = leftInTheEnd(problem, solveSeating(problem)) - fewestLeft(problem);
      expect(cost).toBeLessThanOrEqual(1);
      avoidable += cost;
    }
    expect(avoidable).toBeLessThanOrEqual(1);
  });

  test('forms every table that waiting users can form', () => {
    for (const problem of smallSlots(1, 100, 14)) {
      const { unseated } = solveSeating(problem);
      const waiting = problem.waiting.filter(({ id }) => unseated.includes(id));
      expect(canOpenTable(waiting, problem.patienceSeconds)).toBe(false);
    }
  });
});
