import { AgeRange } from '../../shared/age.js';
import { CompatibilityIndex } from '../graph/compatibility-index.js';
import type { SeatingProblem } from '../model/problem.js';
import { type Random, shuffle } from '../model/random.js';
import type { Seeker } from '../model/seeker.js';

/** The same for everyone, so that only `avoid` keeps people apart. */
const NEUTRAL = { age: 30, ageRange: AgeRange.of(null, null), maxDistance: 1, coordinates: null };

interface Relabeled {
  readonly problem: SeatingProblem;
  /** The ids of the problem itself. */
  idsOf(relabeled: readonly number[]): number[];
}

/**
 * The same problem with nothing but what the rules use: compatibility, affinity, friends and priority. Ids, waiting
 * times, order and seed are permuted at random, and ages and places are replaced by constants. A final run that keeps to
 * the rules seats everyone by the same odds in each such problem. See ADR 80.
 */
export function relabelings(problem: SeatingProblem): (random: Random) => Relabeled {
  const people = problem.waiting;
  const index = new CompatibilityIndex(people);
  const others = [...people.keys()];
  const apart = people.map((_, one) =>
    others.filter((other) => other !== one && !index.areCompatible(one, other)),
  );
  return ({ below }) => {
    const ids = shuffle(
      people.map(({ id }) => id),
      below,
    );
    const waits = shuffle(
      people.map(({ waitingSeconds }) => waitingSeconds),
      below,
    );
    const waiting = people.map((one, at): Seeker => ({
      ...one,
      ...NEUTRAL,
      id: ids[at]!,
      waitingSeconds: waits[at]!,
      avoid: new Set(apart[at]!.map((other) => ids[other]!)),
    }));
    const idOf = new Map(people.map(({ id }, at) => [ids[at]!, id]));
    return {
      problem: { ...problem, waiting: shuffle(waiting, below), seed: below(2 ** 31) },
      idsOf: (relabeled) => relabeled.map((id) => idOf.get(id)!),
    };
  };
}
