import { tableAffinity } from '../src/domain/match/forming/affinity.js';
import { formTables } from '../src/domain/match/forming/form-tables.js';
import { TABLE_SIZE } from '../src/domain/match/table-size.js';
import { weekOf } from './week/arrivals.js';
import { type Engine, liveThrough, type SlotWeek, withHindsight } from './week/slot-week.js';
import { makeWorld, type WorldKind } from './worlds.js';

interface Town {
  readonly kind: WorldKind;
  readonly people: number;
  readonly weeks: number;
}

/** About fifty people per city and week is what public figures suggest for a real town. */
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
 * Lives through synthetic weeks: the rolling policy as the product runs it, against one final run over everyone who
 * stayed to the end, which nobody could have had without knowing the future.
 */
export async function benchWeek(seeds: readonly number[] = []): Promise<void> {
  console.table(TOWNS.map((town) => row(town, seeds[0] ?? FIRST_SEED)));
}

function row({ kind, people, weeks }: Town, firstSeed: number): Record<string, string | number> {
  const slots = Array.from({ length: weeks }, (_, week) => firstSeed + week).flatMap((seed) =>
    [...makeWorld(kind, people, seed).values()].map((crowd) => weekOf(crowd, seed)),
  );
  const rolling = summed(slots.map((guests) => () => liveThrough(guests, engine)));
  const hindsight = summed(slots.map((guests) => () => withHindsight(guests, engine)));
  return {
    'people a week': `${people} ${kind}`,
    weeks,
    stayed: rolling.stayed,
    'seated, rolling': share(rolling.seated, rolling.stayed),
    hindsight: share(hindsight.seated, rolling.stayed),
    'rolling / hindsight': (rolling.seated / hindsight.seated).toFixed(3),
    'tables of 3': `${rolling.small} / ${hindsight.small}`,
    affinity: `${rolling.affinity.toFixed(3)} / ${hindsight.affinity.toFixed(3)}`,
    'median wait': hours(quantile(rolling.waits, 0.5)),
    'slowest tenth': hours(quantile(rolling.waits, 0.9)),
    'median wait for the final run': hours(quantile(hindsight.waits, 0.5)),
    'ms a pass': (rolling.ms / rolling.passes).toFixed(1),
  };
}

const engine: Engine = formTables;

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
    affinity: tables.reduce((sum, table) => sum + table.length * tableAffinity(table), 0) / seated,
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
