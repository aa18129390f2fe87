import { withTablePreferences } from '../../support/seating/table-preferences.js';
import { makeWorld, type WorldKind } from '../../support/seating/worlds.js';
import { HighsSolver } from '../../../src/adapters/seating/highs-solver.js';
import { CompatibilityGraph } from '../../../src/domain/seating/graph/compatibility-graph.js';
import { proveSeats } from '../../../src/domain/seating/column-generation/seat-proof.js';
import { seatingRules } from '../../../src/domain/seating/model/rules.js';
import { GENDERS } from '../../../src/domain/shared/gender.js';
import type { Pass } from '../../../src/domain/seating/model/problem.js';
import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import { Assignment } from '../../../src/domain/seating/search/assignment.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import { aProblem, aSeeker, seekers } from './seekers.js';

const solver = await HighsSolver.load();

const english = { languages: ['en'] };
const woman = { notTheOnly: 'woman' } as const;

test.each<[WorldKind, number, Pass]>([
  ['dense', 50, 'final'],
  ['dense', 50, 'rolling'],
  ['sparse', 80, 'final'],
  ['trap', 200, 'rolling'],
  ['campus', 300, 'final'],
  ['dense', 1300, 'final'],
])(
  'with wishes about tables, %s %i, %s run: no table breaks a rule, and nearly all who can be seated are',
  (kind, people, pass) => {
    for (const waiting of withTablePreferences(makeWorld(kind, people, 7), 7).values()) {
      const friends = waiting.map((one) => ({
        ...one,
        group: one.id % 12 < 2 ? Math.floor(one.id / 12) : null,
      }));
      const problem = aProblem(friends, { pass });
      const result = solveSeating(problem, solver);
      expect(ruleViolations(problem, result)).toEqual([]);
      const { seated, atMost } = result.certificate;
      expect(seated).toBeLessThanOrEqual(atMost);
      // A rolling run keeps users waiting that others need later.
      if (pass === 'final') expect(seated).toBeGreaterThanOrEqual(0.98 * atMost);
    }
  },
);

describe('a language that all share', () => {
  test('is one of the whole table and not of each pair', () => {
    const spoken = [
      ['de', 'en'],
      ['de', 'fr'],
      ['en', 'fr'],
    ];
    const waiting = spoken.map((languages, at) =>
      aSeeker(at + 1, { languages, asksSharedLanguage: at === 0 }),
    );
    expect(solveSeating(aProblem(waiting)).tables).toEqual([]);
    const nobodyAsks = waiting.map((one) => ({ ...one, asksSharedLanguage: false }));
    expect(solveSeating(aProblem(nobodyAsks)).tables).toMatchObject([{ members: [1, 2, 3] }]);
  });

  test('is asked of friends too, and of those who name none', () => {
    const friends = [
      aSeeker(1, { ...english, asksSharedLanguage: true, group: 1 }),
      aSeeker(2, { group: 1 }),
    ];
    expect(solveSeating(aProblem([...friends, ...seekers(3, english, 3)])).unseated).toEqual([1, 2]);
  });

  test('keeps newcomers from a table that has none any more', () => {
    const members = [
      aSeeker(11, { ...english, asksSharedLanguage: true }),
      ...seekers(3, { languages: ['fr'] }, 12),
    ];
    const problem = aProblem([aSeeker(1, english)], { openTables: [{ matchId: 1, members }] });
    expect(solveSeating(problem).grown).toEqual([]);
  });
});

describe('never the only one', () => {
  test('seats two who say so at one table, or none', () => {
    expect(solveSeating(aProblem([aSeeker(1, woman), ...seekers(5, {}, 2)])).unseated).toEqual([1]);
    const two = [aSeeker(1, woman), ...seekers(5, {}, 2), aSeeker(7, woman)];
    const { tables, unseated } = solveSeating(aProblem(two));
    expect(unseated).toEqual([]);
    expect(tables.filter(({ members }) => members.includes(1) && members.includes(7))).toHaveLength(1);
    const twoGenders = [aSeeker(1, woman), aSeeker(2, { notTheOnly: 'man' }), ...seekers(3, {}, 3)];
    expect(solveSeating(aProblem(twoGenders)).unseated).toEqual([1, 2]);
  });

  test('needs a table of six for two of each gender, which the proof of seats does not split', () => {
    const problem = aProblem(GENDERS.flatMap((notTheOnly, at) => seekers(2, { notTheOnly }, 1 + 2 * at)));
    const component = { waiting: problem.waiting, openTables: [] };
    const assignment = new Assignment(new CompatibilityGraph(component, seatingRules('final', 600)));
    expect(proveSeats(assignment, solver).bounds.seated).toBe(6);
    expect(solveSeating(problem).unseated).toEqual([]);
  });

  test('is known to be impossible without a peer, in a partitioned component too', () => {
    const waiting = [aSeeker(1, woman), ...seekers(1300, {}, 2)];
    const { certificate, unseated } = solveSeating(aProblem(waiting));
    expect(unseated).toEqual([1]);
    expect(certificate).toMatchObject({ atMost: 1300, paths: { isolated: 1 } });
  });

  test('counts a friend', () => {
    const friends = seekers(2, { ...woman, group: 1 });
    expect(solveSeating(aProblem([...friends, ...seekers(3, {}, 3)])).unseated).toEqual([]);
  });

  test('at an open table: needs one who sits there, and lets one who became the only one get tablemates', () => {
    const grownBy = (newcomer: number, story: object, atTable: readonly object[]) => {
      const members = atTable.map((one, at) => aSeeker(11 + at, one));
      const openTables = [{ matchId: 1, members }];
      return solveSeating(aProblem([aSeeker(newcomer, story)], { openTables })).grown;
    };
    expect(grownBy(1, woman, [{}, {}, {}])).toEqual([]);
    expect(grownBy(1, woman, [woman, {}, {}])).toMatchObject([{ added: [1] }]);
    expect(grownBy(1, {}, [woman, {}, {}])).toMatchObject([{ added: [1] }]);
  });
});
