import { readFileSync, writeFileSync } from 'node:fs';
import { generateArrivals } from '../../support/seating/arrivals.js';
import { simulateWeek } from '../../support/seating/slot-week.js';
import { makeWorld } from '../../support/seating/worlds.js';
import { HighsSolver } from '../../../src/adapters/seating/highs-solver.js';
import { solveSeating } from '../../../src/domain/seating/solve.js';
import type { SeatingResult } from '../../../src/domain/seating/model/result.js';
import { goldenWorlds } from './golden-worlds.js';

const FILE = new URL('golden-worlds.json', import.meta.url);
const solver = await HighsSolver.load();

/** Set to `write` after a deliberate change of results; the diff of the file is then part of the review. */
const isWritten = process.env.GOLDEN_WORLDS === 'write';
const expected = isWritten ? {} : (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>);
const written: Record<string, unknown> = {};

function compare(name: string, actual: unknown): void {
  if (!isWritten) return expect(actual).toEqual(expected[name]);
  written[name] = actual;
  // One line a world, so that the diff names the worlds that changed.
  const lines = Object.entries(written).map((world) => world.map((part) => JSON.stringify(part)).join(': '));
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

/** Twelve decimals: the last bits of a sum are no part of the result. */
const rounded = (value: unknown) => (typeof value === 'number' ? Number(value.toFixed(12)) : value);

const groups = (lists: ReadonlyArray<readonly number[]>) => lists.map((ids) => ids.join(' ')).join(', ');

function digest({ tables, grown, unseated, certificate }: SeatingResult) {
  const { paths, ...figures } = certificate;
  return {
    tables: groups(tables.map(({ members }) => members)),
    scores: tables.map(({ matchScore }) => matchScore).join(' '),
    grown: grown
      .map(({ matchId, added, matchScore }) => `${matchId}: ${added.join(' ')} (${matchScore})`)
      .join(', '),
    unseated: unseated.join(' '),
    ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value)])),
    paths,
  };
}

describe('the tables of seeded worlds do not change', () => {
  test.each(goldenWorlds())('$name', ({ name, problems, withSolver }) =>
    compare(
      name,
      problems.map((problem) => digest(solveSeating(problem, withSolver ? solver : null))),
    ),
  );

  test('two weeks in a small town, pass by pass', () => {
    const weeks = [1, 2].flatMap((seed) =>
      [...makeWorld('town', 60, seed).values()].map((people) => generateArrivals(people, seed)),
    );
    compare(
      'weeks',
      weeks.map((guests) => {
        const { tables, unseated, passes } = simulateWeek(guests, (problem) => solveSeating(problem, solver));
        const ids = (people: ReadonlyArray<{ id: number }>) => people.map(({ id }) => id);
        return { tables: groups(tables.map(ids)), unseated: ids(unseated).join(' '), passes };
      }),
    );
  });
});
