import { HighsSolver } from '../../../src/adapters/seating/highs-solver.js';
import { kdPartition } from '../../../src/domain/seating/graph/kd-partition.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { tableChanges } from '../../../src/domain/seating/table-changes.js';
import { aProblem, aSeeker, seekers } from './seekers.js';

const solver = await HighsSolver.load();

describe('a group of friends', () => {
  test('of two needs two free seats of one table', () => {
    const pair = seekers(2, { group: 1 }, 20);
    const five = { matchId: 1, members: seekers(5) };
    const four = { matchId: 2, members: seekers(4, {}, 10) };
    expect(solveSeating(aProblem(pair, { openTables: [five] })).grown).toEqual([]);
    expect(solveSeating(aProblem(pair, { openTables: [five, four] })).grown).toMatchObject([
      { matchId: 2, added: [20, 21] },
    ]);
    // A single free seat goes to the user who comes alone.
    const single = aSeeker(30, { avoid: new Set([20, 21]) });
    const problem = aProblem([...pair, single], { openTables: [five] });
    expect(solveSeating(problem).grown).toMatchObject([{ added: [30] }]);
  });

  test('is seated whatever its ages and distances, with those who fit each of them', () => {
    const north = { latitude: 40.73 + 8 / 69.1, longitude: -73.99 };
    const south = { latitude: 40.73 - 8 / 69.1, longitude: -73.99 };
    const ada = aSeeker(1, { group: 1, coordinates: north, age: 19, ageRange: AgeRange.of(18, 22) });
    const ben = aSeeker(2, { group: 1, coordinates: south, age: 29, ageRange: AgeRange.of(22, 30) });
    const near = seekers(3, { coordinates: { latitude: 40.73, longitude: -73.99 } }, 3);
    const problem = aProblem([ada, ben, ...near], { pass: 'rolling' });
    for (const result of [solveSeating(problem), solveSeating(problem, solver)]) {
      expect(result.tables).toMatchObject([{ members: [1, 2, 3, 4, 5] }]);
      expect(ruleViolations(problem, result)).toEqual([]);
    }
    const strangers = [{ ...ada, group: null }, { ...ben, group: null }, ...near];
    expect(solveSeating(aProblem(strangers, { pass: 'rolling' })).tables).toEqual([]);
  });

  test('of three is a table in the final run', () =>
    expect(solveSeating(aProblem(seekers(3, { group: 1 }))).tables).toMatchObject([{ members: [1, 2, 3] }]));

  test('of four to six is a table in the final run, and in an earlier one from five on', () => {
    for (const size of [4, 5, 6]) {
      const members = seekers(size, { group: 1 });
      const ids = members.map(({ id }) => id);
      for (const solution of [solveSeating(aProblem(members)), solveSeating(aProblem(members), solver)])
        expect(solution.tables).toMatchObject([{ members: ids }]);
      const rolling = solveSeating(aProblem(members, { pass: 'rolling' }), solver);
      expect(rolling.tables.map((table) => [...table.members])).toEqual(size < 5 ? [] : [ids]);
    }
  });

  test('waits together when a user of the only table does not fit one of them', () => {
    const [ada, ben] = [aSeeker(1, { group: 1 }), aSeeker(2, { group: 1, avoid: new Set([3, 4, 5]) })];
    const result = solveSeating(aProblem([ada, ben, ...seekers(3, {}, 3)], { patienceSeconds: 0 }), solver);
    expect(result.tables).toMatchObject([{ members: [3, 4, 5] }]);
    expect(result.unseated).toEqual([1, 2]);
  });

  test('stays in one part of a partition', () => {
    const waiting = seekers(400).map((one) => ({
      ...one,
      age: 18 + (one.id % 13),
      group: one.id % 2 === 0 ? one.id % 100 : null,
    }));
    for (const part of kdPartition({ waiting, openTables: [] }, 40)) {
      for (const { group } of part.waiting) {
        const whole = waiting.filter((one) => group !== null && one.group === group);
        expect(part.waiting).toEqual(expect.arrayContaining(whole));
      }
    }
  });

  test('stays together in a slot of a city, with a valid bound', () => {
    const waiting = seekers(1500).map((one) => ({
      ...one,
      age: 18 + (one.id % 13),
      group: one.id % 5 < 2 ? Math.floor(one.id / 5) : null,
    }));
    const problem = aProblem(waiting);
    const result = solveSeating(problem, solver);
    expect(ruleViolations(problem, result)).toEqual([]);
    expect(result.certificate.atMost).toBeGreaterThanOrEqual(result.certificate.seated);
    expect(result.certificate.seated).toBeGreaterThan(1490);
  });

  test('is not separated by the split of a full table', () => {
    const moversFor = (leftOver: Seeker, members: readonly Seeker[]) =>
      tableChanges([{ matchId: 1, members }], [leftOver])[0]?.movers.map(({ id }) => id);
    const friends = [aSeeker(1, { group: 1 }), aSeeker(2, { group: 1 })];
    const leftOver = aSeeker(9, { avoid: new Set([2]) });
    expect(moversFor(leftOver, [...friends, ...seekers(4, {}, 3)])).not.toContain(1);
    const others = seekers(4, { avoid: new Set([9]) }, 3);
    expect(moversFor(aSeeker(9), [...friends, ...others])).toEqual([1, 2]);
  });
});
