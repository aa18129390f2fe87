import { parseArgs } from 'node:util';
import { mean, type Outcome, outcomeOf } from './seating/outcome.js';
import { withRecentTablemates } from './seating/recent-tablemates.js';
import { COMPARATORS, ENGINE, LOCAL_SEARCH, solveAsProduct, type Solver } from './seating/solvers.js';
import { leansOfSeats } from '../test/support/seating/leans-of-seats.js';
import { makeWorld, type World, type WorldKind } from '../test/support/seating/worlds.js';
import { withTablePreferences } from '../test/support/seating/table-preferences.js';

const KINDS: readonly WorldKind[] = ['mixed', 'dense', 'sparse', 'trap', 'campus'];
const SIZES = [50, 300, 1000, 10_000];
const LARGEST = 100_000;
/** Slots in which a seat is a matter of chance. */
const CONTESTED_SLOTS = 200;
/** The engine was tuned on seeds 21 to 40; these are held out. */
const SEEDS = [101, 102, 103];

/**
 * Prints seated users, affinities and runtime of the engine and of the baselines on the same worlds, and how seats fall
 * by chance. Options:
 * `--seeds 1,2`, `--sizes 50,300` and `--kinds mixed` select worlds, `--all` adds worlds of a hundred thousand users,
 * `--preferences` lets users ask for a common language or not to be the only one, which baselines ignore.
 */
export async function benchSeating(options: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      seeds: { type: 'string' },
      sizes: { type: 'string' },
      kinds: { type: 'string' },
      all: { type: 'boolean' },
      preferences: { type: 'boolean' },
    },
  });
  const seeds = values.seeds?.split(',').map(Number) ?? SEEDS;
  const sizes = values.sizes?.split(',').map(Number) ?? (values.all ? [...SIZES, LARGEST] : SIZES);
  const kinds = KINDS.filter((kind) => !values.kinds || values.kinds.split(',').includes(kind));
  console.log(`Worlds of seeds ${seeds.join(', ')}; every number is a mean over them.`);
  warmUp();
  // The peak memory of a process only grows: with the small worlds first, it is that of the current world.
  const worldOf = (kind: WorldKind, size: number, seed: number): World => {
    const world = withRecentTablemates(makeWorld(kind, size, seed), seed);
    return values.preferences ? withTablePreferences(world, seed) : world;
  };
  const measured = sizes.flatMap((size) =>
    kinds.map((kind) =>
      measure(
        kind,
        size,
        seeds.map((seed) => worldOf(kind, size, seed)),
      ),
    ),
  );
  console.table(measured.flatMap(rowsOf));
  const { id, waiting, age } = leansOfSeats(solveAsProduct, CONTESTED_SLOTS);
  console.log(
    `Seats between users who are alike, in standard deviations from even odds: ids ${shown(id, 1)}, times of waiting ${shown(waiting, 1)}, ages ${shown(age, 1)}.`,
  );
}

interface Measured {
  readonly kind: WorldKind;
  readonly size: number;
  readonly first: readonly Outcome[];
  readonly ours: readonly Outcome[];
  readonly others: ReadonlyArray<{ readonly name: string; readonly outcomes: readonly Outcome[] | null }>;
  readonly bounds: readonly number[];
}

function measure(kind: WorldKind, size: number, worlds: readonly World[]): Measured {
  const ours = outcomesOf(ENGINE, worlds)!;
  return {
    kind,
    size,
    first: outcomesOf(LOCAL_SEARCH, worlds)!,
    ours,
    others: COMPARATORS.map((solver) => ({ name: solver.name, outcomes: outcomesOf(solver, worlds) })),
    bounds: ours.map(({ atMost }) => atMost!),
  };
}

/** Warms up the JIT compiler for all solvers. */
function warmUp(): void {
  const world = makeWorld('dense', 300, 1);
  for (const solver of [ENGINE, LOCAL_SEARCH, ...COMPARATORS]) outcomeOf(solver, world);
}

function outcomesOf(solver: Solver, worlds: readonly World[]): Outcome[] | null {
  const outcomes = worlds.map((world) => outcomeOf(solver, world));
  return outcomes.every((outcome) => outcome !== null) ? outcomes : null;
}

type Row = Record<string, string | number>;

function rowsOf({ kind, size, first, ours, others, bounds }: Measured): Row[] {
  const world = `${kind} ${size}`;
  const all = [
    { name: ENGINE.name, outcomes: ours },
    { name: LOCAL_SEARCH.name, outcomes: first },
    ...others,
  ];
  return all.map(({ name, outcomes }): Row => {
    if (!outcomes) return { world, solver: name, seated: 'sits out' };
    const of = (field: Exclude<keyof Outcome, 'atMost'>) => mean(outcomes.map((outcome) => outcome[field]));
    return {
      world,
      solver: name,
      seated: Math.round(of('seated')),
      'at most': Math.round(mean(bounds)),
      share: shown(of('seated') / mean(bounds), 4),
      affinity: shown(of('affinity'), 3),
      'worst tenth': shown(of('worstTenth'), 3),
      'tables of 3': Math.round(of('threes')),
      repeats: Math.round(of('repeats')),
      ms: of('ms').toFixed(of('ms') < 10 ? 1 : 0),
      'peak MB': name === ENGINE.name ? Math.round(of('peakMb')) : '',
    };
  });
}

/** Without any possible table the share and the mean are NaN. */
const shown = (value: number, digits: number): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));
