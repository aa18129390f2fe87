import type { Seeker } from '../../src/domain/seating/model/seeker.js';
import { TABLE_SIZE } from '../../src/domain/seating/model/table-size.js';
import { medianBackfillMs } from '../backfill.js';
import { makeWorld, type WorldKind } from '../worlds.js';
import { crowdsAmong } from './crowds.js';
import { mean, type Outcome, outcomeOf } from './judging.js';
import { withRecentTablemates } from './recent-tablemates.js';
import { ENGINE, QUEUE } from './solvers.js';
import { twoThreadsMs } from './two-threads.js';

/** What was measured of one kind and size of world, a number for each seed. */
export interface Measured {
  readonly kind: WorldKind;
  readonly size: number;
  readonly first: readonly Outcome[];
  readonly ours: readonly Outcome[];
  readonly others: ReadonlyArray<{ readonly name: string; readonly outcomes: readonly Outcome[] | null }>;
  readonly bounds: readonly number[];
}

/** A target beside what was reached; the worst seed counts. */
interface Target {
  readonly target: string;
  readonly reached: string;
  readonly met: 'yes' | 'no' | 'not run';
}

const NOT_RUN = { reached: 'not run', met: 'not run' } as const;
/** A crowd of up to so many is to be seated as well as can be proved. */
const SMALL_CROWD = 150;
const SMALL_WORLDS: ReadonlyArray<readonly [WorldKind, number]> = [
  ['mixed', 1000],
  ['dense', 50],
  ['dense', 150],
  ['sparse', 150],
  ['trap', 300],
];

/** Every target the engine was given, beside what it reached in these worlds. */
export async function targetsOf(measured: readonly Measured[], seeds: readonly number[]): Promise<Target[]> {
  const find = (kind: WorldKind, size: number) =>
    measured.find((each) => each.kind === kind && each.size === size);
  const thousand = (kind: WorldKind, share: number): Target[] => [
    seats(`1,000 ${kind}: first answer seats 0.98 in 50 ms`, find(kind, 1000), 0.98, 50, 'first'),
    seats(`1,000 ${kind}: seats ${share} within 1 s`, find(kind, 1000), share, 1000),
  ];
  const tenThousand = find('mixed', 10_000);
  const hundredThousand = find('mixed', 100_000);
  return [
    rulesKept(measured),
    noRepeats(measured),
    ...smallCrowds(seeds),
    ...thousand('mixed', 0.998),
    ...thousand('sparse', 1),
    ...thousand('trap', 0.995),
    seats('10,000 mixed: first answer seats 0.99 in 0.3 s', tenThousand, 0.99, 300, 'first'),
    seats('10,000 mixed: seats 0.997 within 3 s', tenThousand, 0.997, 3000),
    betterCompany(tenThousand),
    seats('100,000 mixed: seats 0.999 in 3 s of one core', hundredThousand, 0.999, 3000),
    await withTwoThreads(hundredThousand, seeds[0]!),
    inMemory(hundredThousand),
    backfilled(seeds[0]!),
  ];
}

function judged(target: string, reached: string, met: boolean): Target {
  return { target, reached, met: met ? 'yes' : 'no' };
}

function rulesKept(measured: readonly Measured[]): Target {
  const broken = measured.flatMap(({ ours }) => ours).reduce((sum, outcome) => sum + outcome.broken, 0);
  return judged('any world: no hard rule broken', `${broken} pairs`, broken === 0);
}

function noRepeats(measured: readonly Measured[]): Target {
  const repeats = measured.flatMap(({ ours }) => ours).reduce((sum, outcome) => sum + outcome.repeats, 0);
  return judged('any world: no avoidable repeat', `${repeats} pairs`, repeats === 0);
}

function seats(
  target: string,
  world: Measured | undefined,
  share: number,
  ms: number,
  answer: 'first' | 'ours' = 'ours',
): Target {
  if (!world) return { target, ...NOT_RUN };
  const worst = Math.min(...world[answer].map((outcome, at) => outcome.seated / world.bounds[at]!));
  const slowest = Math.max(...world[answer].map((outcome) => outcome.ms));
  return judged(target, `${worst.toFixed(4)} in ${slowest.toFixed(0)} ms`, worst >= share && slowest <= ms);
}

function betterCompany(world: Measured | undefined): Target {
  const target = `10,000 mixed: mean affinity 1.7 x that of ${QUEUE.name}`;
  const queue = world?.others.find(({ name }) => name === QUEUE.name)?.outcomes;
  if (!world || !queue) return { target, ...NOT_RUN };
  const ratio =
    mean(world.ours.map(({ affinity }) => affinity)) / mean(queue.map(({ affinity }) => affinity));
  return judged(target, `${ratio.toFixed(2)} x`, ratio >= 1.7);
}

async function withTwoThreads(world: Measured | undefined, seed: number): Promise<Target> {
  const target = '100,000 mixed: in 2 s with two workers';
  if (!world) return { target, ...NOT_RUN };
  const ms = await twoThreadsMs(withRecentTablemates(makeWorld('mixed', world.size, seed), seed));
  return judged(target, `${ms.toFixed(0)} ms`, ms <= 2000);
}

function inMemory(world: Measured | undefined): Target {
  const target = '100,000 mixed: within 1 GB';
  if (!world) return { target, ...NOT_RUN };
  const peak = Math.max(...world.ours.map(({ peakMb }) => peakMb));
  return judged(target, `${peak.toFixed(0)} MB`, peak <= 1024);
}

/** Each crowd of up to 150 for itself: as many seated as is proved possible, and the time of the slowest. */
function smallCrowds(seeds: readonly number[]): Target[] {
  const crowds = seeds
    .flatMap((seed) =>
      SMALL_WORLDS.map(([kind, size]) => withRecentTablemates(makeWorld(kind, size, seed), seed)),
    )
    .flatMap((world) => [...world.values()].flatMap(crowdsAmong))
    .filter(({ length }) => length >= TABLE_SIZE.smallestFinal && length <= SMALL_CROWD)
    .map((people) => new Map([['', people]]));
  const outcomes = crowds.map((crowd) => outcomeOf(ENGINE, crowd)!);
  const proved = outcomes.filter(({ seated, atMost, broken }) => broken === 0 && seated >= atMost!).length;
  const slowest = Math.max(...outcomes.map(({ ms }) => ms));
  return [
    judged(
      `every crowd of up to ${SMALL_CROWD}: as many seated as is proved possible`,
      `${proved} of ${crowds.length} crowds`,
      proved === crowds.length,
    ),
    wellSeated(crowds.flatMap((crowd) => [...crowd.values()])),
    judged(`every crowd of up to ${SMALL_CROWD}: under 2 s`, `${slowest.toFixed(0)} ms`, slowest < 2000),
  ];
}

/** As few small tables as is proved possible, and a mean affinity of at least 99 % of its bound. */
function wellSeated(crowds: ReadonlyArray<readonly Seeker[]>): Target {
  const target = `every crowd of up to ${SMALL_CROWD}: company worth 99 % of its bound`;
  const proofs = crowds.map((people) => ENGINE.seat(people).proof!);
  const well = proofs.filter(
    ({ small, smallAtLeast, affinity, affinityAtMost }) =>
      small <= smallAtLeast && affinityAtMost !== null && affinity >= 0.99 * affinityAtMost,
  ).length;
  return judged(target, `${well} of ${crowds.length} crowds`, well === crowds.length);
}

function backfilled(seed: number): Target {
  const ms = medianBackfillMs(seed);
  return judged('backfill of a seat in a slot of 1,000: under 20 ms', `${ms.toFixed(1)} ms`, ms < 20);
}
