import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import type { SeatingResult } from '../../../src/domain/seating/model/result.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { contestedSlot } from './contested-slot.js';

/** What must not decide who of those who compete gets a seat. */
const TRAITS = {
  id: (one: Seeker) => one.id,
  waiting: (one: Seeker) => one.waitingSeconds,
  age: (one: Seeker) => one.age,
} as const;

/** By trait, in standard deviations from even odds; negative where those with less of it have the seats. */
export type Leans = Readonly<Record<keyof typeof TRAITS, number>>;

/** How the seats of contested slots lean to ids, times of waiting and ages. Chance stays within about three deviations. */
export function leansOfSeats(solve: (problem: SeatingProblem) => SeatingResult, slots: number): Leans {
  const contests = Array.from({ length: slots }, (_, seed) => contestsOf(solve, seed + 1)).flat();
  const lean = (trait: (one: Seeker) => number): number => {
    let sum = 0;
    let variance = 0;
    for (const { rivals, seated } of contests) {
      const ranked = [...rivals].sort((a, b) => trait(a) - trait(b));
      const drawn = ranked.flatMap(({ id }, at) => (seated.has(id) ? [at + 1] : []));
      sum += drawn.reduce((total, rank) => total + rank - (rivals.length + 1) / 2, 0);
      variance += (drawn.length * (rivals.length - drawn.length) * (rivals.length + 1)) / 12;
    }
    return sum / Math.sqrt(variance);
  };
  return { id: lean(TRAITS.id), waiting: lean(TRAITS.waiting), age: lean(TRAITS.age) };
}

interface Contest {
  readonly rivals: readonly Seeker[];
  readonly seated: ReadonlySet<number>;
}

/** Those who may not meet each other again compete for the seats beside the others of their hamlet. */
function contestsOf(solve: (problem: SeatingProblem) => SeatingResult, seed: number): Contest[] {
  const waiting = contestedSlot(seed);
  const { tables } = solve({ waiting, openTables: [], pass: 'final', patienceSeconds: 0, seed });
  const seated = new Set(tables.flatMap(({ members }) => members));
  const byHamlet = Map.groupBy(
    // A priority decides, and is no chance.
    waiting.filter(({ avoid }) => avoid.size > 0),
    ({ id, avoid }) => Math.min(id, ...avoid),
  );
  return [...byHamlet.values()]
    .filter((rivals) => rivals.every(({ hasPriority }) => !hasPriority))
    .map((rivals) => ({ rivals, seated }));
}
