import { makeWorld, type WorldKind } from '../../support/seating/worlds.js';
import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import type { OpenTable } from '../../../src/domain/seating/model/problem.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { aProblem } from './seekers.js';

const SEEDS = [1, 2, 3];

/** The users of each slot of a world, some with priority, with different waiting times. */
const slotsOf = (kind: WorldKind, people: number, seed: number): Seeker[][] =>
  [...makeWorld(kind, people, seed).values()].map((waiting) =>
    waiting.map((one) => ({ ...one, hasPriority: one.id % 11 === 0, waitingSeconds: (one.id * 37) % 1200 })),
  );

describe('for hundreds of users', () => {
  // The optimum, by an exact integer program over all possible tables.
  test.each<[WorldKind, number, number]>([
    ['mixed', 300, 264],
    ['trap', 300, 835],
    ['sparse', 150, 412],
  ])('%s: seats at least 99 % of the optimum', (kind, people, most) => {
    let seated = 0;
    for (const seed of SEEDS) {
      for (const waiting of makeWorld(kind, people, seed).values()) {
        const problem = aProblem(waiting);
        const result = solveSeating(problem);
        expect(ruleViolations(problem, result)).toEqual([]);
        seated += waiting.length - result.unseated.length;
      }
    }
    expect(seated).toBeGreaterThanOrEqual(Math.ceil(most * 0.99));
    expect(seated).toBeLessThanOrEqual(most);
  });

  test.each<WorldKind>(['mixed', 'dense', 'sparse', 'trap'])(
    '%s: in a week of arrivals every run is valid',
    (kind) => {
      for (const seed of SEEDS) for (const people of slotsOf(kind, 240, seed)) liveThroughAWeek(people, seed);
    },
  );

  function liveThroughAWeek(people: Seeker[], seed: number): void {
    const byId = new Map(people.map((person) => [person.id, person]));
    const seekers = (ids: readonly number[]) => ids.map((id) => byId.get(id)!);
    let waiting: readonly Seeker[] = [];
    let openTables: OpenTable[] = [];
    const arrivals = 6;
    for (let day = 0; day <= arrivals; day++) {
      waiting = [...waiting, ...people.filter(({ id }) => id % arrivals === day)];
      const pass = day === arrivals ? 'final' : 'rolling';
      const problem = aProblem(waiting, { openTables, pass, seed });
      const { tables, grown, unseated } = solveSeating(problem);
      expect(ruleViolations(problem, { tables, grown, unseated })).toEqual([]);
      openTables = openTables.map((table) => ({
        ...table,
        members: [
          ...table.members,
          ...seekers(grown.find(({ matchId }) => matchId === table.matchId)?.added ?? []),
        ],
      }));
      const firstId = openTables.length;
      openTables.push(
        ...tables.map(({ members }, at) => ({ matchId: firstId + at, members: seekers(members) })),
      );
      waiting = seekers(unseated);
    }
  }
});
