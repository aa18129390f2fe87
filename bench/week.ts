import { parseArgs } from 'node:util';
import { meanAffinities } from '../src/domain/seating/model/affinity.js';
import { solveSeating } from '../src/domain/seating/solve.js';
import { solveWithoutLookahead } from '../src/domain/seating/decomposition.js';
import { TABLE_SIZE } from '../src/domain/seating/model/table-size.js';
import { generateArrivals } from './week/arrivals.js';
import { simulateWeek, type SlotWeek, solveWithHindsight } from './week/slot-week.js';
import { makeWorld, type WorldKind } from './worlds.js';

interface Town {
  readonly kind: WorldKind;
  readonly people: number;
  readonly weeks: number;
}

/** Public figures of comparable services suggest about fifty users per city and week. */
const TOWNS: readonly Town[] = [
  { kind: 'town', people: 50, weeks: 40 },
  { kind: 'town', people: 200, weeks: 10 },
  { kind: 'town', people: 800, weeks: 2 },
  { kind: 'sparse', people: 150, weeks: 10 },
  { kind: 'trap', people: 150, weeks: 10 },
];
const FIRST_SEED = 101;

interface Sum {
  readonly stayed: number;
  readonly seated: number;
  readonly small: number;
  readonly affinity: number;
  readonly waits: readonly number[];
  readonly passes: number;
  readonly ms: number;
}

/**
 * Simulates synthetic weeks: rolling runs with and without lookahead, compared with one final run over all users who
 * stayed, which is a bound with hindsight. `--seed 7` selects the first week; later ones follow.
 */
export async function benchWeek(options: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { seed: { type: 'string' } } });
  console.table(TOWNS.flatMap((town) => rows(town, Number(values.seed ?? FIRST_SEED))));
}

function rows({ kind, people, weeks }: Town, firstSeed: number): Array<Record<string, string | number>> {
  const slots = Array.from({ length: weeks }, (_, week) => firstSeed + week).flatMap((seed) =>
    [...makeWorld(kind, people, seed).values()].map((users) => generateArrivals(users, seed)),
  );
  const ways = {
    hindsight: summed(slots.map((arrivals) => () => solveWithHindsight(arrivals, solveSeating))),
    rolling: summed(slots.map((arrivals) => () => simulateWeek(arrivals, solveSeating))),
    'without lookahead': summed(slots.map((arrivals) => () => simulateWeek(arrivals, solveWithoutLookahead))),
  };
  return Object.entries(ways).map(([way, sum]) => ({
    'people a week': `${people} ${kind}, ${weeks} weeks`,
    way,
    'of all who stayed': sum.stayed,
    seated: sum.seated,
    share: share(sum.seated, sum.stayed),
    'of hindsight': (sum.seated / ways.hindsight.seated).toFixed(3),
    'tables of 3': sum.small,
    affinity: sum.affinity.toFixed(3),
    'median wait': hours(quantile(sum.waits, 0.5)),
    'slowest tenth': hours(quantile(sum.waits, 0.9)),
    'ms a pass': (sum.ms / sum.passes).toFixed(1),
  }));
}

function summed(weeks: ReadonlyArray<() => SlotWeek>): Sum {
  const started = performance.now();
  const lived = weeks.map((live) => live());
  const ms = performance.now() - started;
  const tables = lived.flatMap((week) => week.tables);
  const seated = tables.reduce((sum, { length }) => sum + length, 0);
  return {
    stayed: seated + lived.reduce((sum, { unseated }) => sum + unseated.length, 0),
    seated,
    small: tables.filter(({ length }) => length < TABLE_SIZE.smallest).length,
    affinity: tables.flatMap(meanAffinities).reduce((sum, affinity) => sum + affinity, 0) / seated,
    waits: lived.flatMap(({ waits }) => waits),
    passes: lived.reduce((sum, { passes }) => sum + passes, 0),
    ms,
  };
}

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const hours = (seconds: number): string => `${(seconds / 3600).toFixed(1)} h`;
