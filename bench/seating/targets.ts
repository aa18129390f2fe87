import type { Seeker } from '../../src/domain/seating/model/seeker.js';
import { TABLE_SIZE } from '../../src/domain/seating/model/table-size.js';
import { medianBackfillMs } from '../backfill.js';
import { makeWorld, type WorldKind } from '../worlds.js';
import { componentsOf } from './components.js';
import { mean, type Outcome, outcomeOf } from './outcome.js';
import { withRecentTablemates } from './recent-tablemates.js';
import { ENGINE, QUEUE } from './solvers.js';
import { twoThreadsMs } from './two-threads.js';

/** The outcomes of one kind and size of world, one per seed. */
export interface Measured {
  readonly kind: WorldKind;
  readonly size: number;
  readonly first: readonly Outcome[];
  readonly ours: readonly Outcome[];
  readonly others: ReadonlyArray<{ readonly name: string; readonly outcomes: readonly Outcome[] | null }>;
  readonly bounds: readonly number[];
}

/** A target and the figure reached; the worst seed counts. */
interface Target {
  readonly target: string;
  readonly reached: string;
  readonly met: 'yes' | 'no' | 'not run';
}

const NOT_RUN = { reached: 'not run', met: 'not run' } as const;
/** Components up to this size are expected to reach their bounds. */
const SMALL_COMPONENT = 150;
const SMALL_WORLDS: ReadonlyArray<readonly [WorldKind, number]> = [
  ['mixed', 1000],
  ['dense', 50],
  ['dense', 150],
  ['sparse', 150],
  ['trap', 300],
];

/** All targets of the engine with the figures reached in these worlds. */
export async function targetsOf(measured: readonly Measured[], seeds: readonly number[]): Promise<Target[]> {
  const find = (kind: WorldKind, size: number) =>
    measured.find((each) => each.kind === kind && each.size === size);
  const thousand = (kind: WorldKind, share: number): Target[] => [
    seats(`1,000 ${kind}: local search seats 0.98 in 50 ms`, find(kind, 1000), 0.98, 50, 'first'),
    seats(`1,000 ${kind}: seats ${share} within 1 s`, find(kind, 1000), share, 1000),
  ];
  const tenThousand = find('mixed', 10_000);
  const hundredThousand = find('mixed', 100_000);
  return [
    withoutViolations(measured),
    noRepeats(measured),
    ...smallComponents(seeds),
    ...thousand('mixed', 0.998),
    ...thousand('sparse', 1),
    ...thousand('trap', 0.995),
    seats('10,000 mixed: local search seats 0.99 in 0.3 s', tenThousand, 0.99, 300, 'first'),
    seats('10,000 mixed: seats 0.997 within 3 s', tenThousand, 0.997, 3000),
    meanAffinity(tenThousand),
    seats('100,000 mixed: seats 0.999 in 3 s of one core', hundredThousand, 0.999, 3000),
    await withTwoThreads(hundredThousand, seeds[0]!),
    peakMemory(hundredThousand),
    backfillTime(seeds[0]!),
  ];
}

function result(target: string, reached: string, met: boolean): Target {
  return { target, reached, met: met ? 'yes' : 'no' };
}

function withoutViolations(measured: readonly Measured[]): Target {
  const broken = measured.flatMap(({ ours }) => ours).reduce((sum, outcome) => sum + outcome.broken, 0);
  return result('any world: no rule violated', `${broken} pairs`, broken === 0);
}

function noRepeats(measured: readonly Measured[]): Target {
  const repeats = measured.flatMap(({ ours }) => ours).reduce((sum, outcome) => sum + outcome.repeats, 0);
  return result('any world: no violation of the repeat rule', `${repeats} pairs`, repeats === 0);
}

function seats(
  target: string,
  world: Measured | undefined,
  share: number,
  ms: number,
  figure: 'first' | 'ours' = 'ours',
): Target {
  if (!world) return { target, ...NOT_RUN };
  const worst = Math.min(...world[figure].map((outcome, at) => outcome.seated / world.bounds[at]!));
  const slowest = Math.max(...world[figure].map((outcome) => outcome.ms));
  return result(target, `${worst.toFixed(4)} in ${slowest.toFixed(0)} ms`, worst >= share && slowest <= ms);
}

function meanAffinity(world: Measured | undefined): Target {
  const target = `10,000 mixed: mean affinity 1.7 x that of ${QUEUE.name}`;
  const queue = world?.others.find(({ name }) => name === QUEUE.name)?.outcomes;
  if (!world || !queue) return { target, ...NOT_RUN };
  const ratio =
    mean(world.ours.map(({ affinity }) => affinity)) / mean(queue.map(({ affinity }) => affinity));
  return result(target, `${ratio.toFixed(2)} x`, ratio >= 1.7);
}

async function withTwoThreads(world: Measured | undefined, seed: number): Promise<Target> {
  const target = '100,000 mixed: in 2 s with two threads';
  if (!world) return { target, ...NOT_RUN };
  const ms = await twoThreadsMs(withRecentTablemates(makeWorld('mixed', world.size, seed), seed));
  return result(target, `${ms.toFixed(0)} ms`, ms <= 2000);
}

function peakMemory(world: Measured | undefined): Target {
  const target = '100,000 mixed: within 1 GB';
  if (!world) return { target, ...NOT_RUN };
  const peak = Math.max(...world.ours.map(({ peakMb }) => peakMb));
  return result(target, `${peak.toFixed(0)} MB`, peak <= 1024);
}

/** Each small component on its own: how many reach the seat bound, and the time of the slowest. */
function smallComponents(seeds: readonly number[]): Target[] {
  const components = seeds
    .flatMap((seed) =>
      SMALL_WORLDS.map(([kind, size]) => withRecentTablemates(makeWorld(kind, size, seed), seed)),
    )
    .flatMap((world) => [...world.values()].flatMap(componentsOf))
    .filter(({ length }) => length >= TABLE_SIZE.smallestFinal && length <= SMALL_COMPONENT)
    .map((people) => new Map([['', people]]));
  const outcomes = components.map((component) => outcomeOf(ENGINE, component)!);
  const optimal = outcomes.filter(({ seated, atMost, broken }) => broken === 0 && seated >= atMost!).length;
  const slowest = Math.max(...outcomes.map(({ ms }) => ms));
  return [
    result(
      `every component of up to ${SMALL_COMPONENT}: seats as many as the bound`,
      `${optimal} of ${components.length} components`,
      optimal === components.length,
    ),
    nearAffinityBound(components.flatMap((component) => [...component.values()])),
    result(
      `every component of up to ${SMALL_COMPONENT}: under 2 s`,
      `${slowest.toFixed(0)} ms`,
      slowest < 2000,
    ),
  ];
}

/** How many reach the bound of small tables and 99 % of the affinity bound. */
function nearAffinityBound(components: ReadonlyArray<readonly Seeker[]>): Target {
  const target = `every component of up to ${SMALL_COMPONENT}: affinity of 99 % of its bound`;
  const certificates = components.map((people) => ENGINE.seat(people).certificate!);
  const well = certificates.filter(
    ({ small, smallAtLeast, affinity, affinityAtMost }) =>
      small <= smallAtLeast && affinityAtMost !== null && affinity >= 0.99 * affinityAtMost,
  ).length;
  return result(target, `${well} of ${components.length} components`, well === components.length);
}

function backfillTime(seed: number): Target {
  const ms = medianBackfillMs(seed);
  return result('backfill of a seat in a slot of 1,000: under 20 ms', `${ms.toFixed(1)} ms`, ms < 20);
}
