import { HighsSolver } from '../../src/adapters/seating/highs-solver.js';
import type { Certificate, SeatingResult } from '../../src/domain/seating/model/result.js';
import { solveSeating } from '../../src/domain/seating/solve.js';
import type { SeatingProblem } from '../../src/domain/seating/model/problem.js';
import type { Seeker } from '../../src/domain/seating/model/seeker.js';
import { firstComeFirstServed } from '../comparators/first-come-first-served.js';
import { matchAndMerge } from '../comparators/match-and-merge.js';
import { mostConstrainedFirst } from '../comparators/most-constrained-first.js';
import { shuffleAndChunk } from '../comparators/shuffle-and-chunk.js';

export interface Seating {
  readonly tables: readonly Seeker[][];
  /** What the solver proves of its answer, if anything. */
  readonly proof: Certificate | null;
}

/** Somebody who seats the people of one slot. */
export interface Solver {
  readonly name: string;
  readonly seat: (waiting: readonly Seeker[]) => Seating;
  /** In larger slots they would take minutes, and sit out. */
  readonly largestSlot: number;
}

export function finalProblem(waiting: readonly Seeker[]): SeatingProblem {
  return { waiting, openTables: [], pass: 'final', patienceSeconds: 0, seed: 1 };
}

function engine(name: string, form: (problem: SeatingProblem) => SeatingResult): Solver {
  const seat = (waiting: readonly Seeker[]): Seating => {
    const byId = new Map(waiting.map((person) => [person.id, person]));
    const { tables, certificate } = form(finalProblem(waiting));
    return {
      tables: tables.map(({ members }) => members.map((id) => byId.get(id)!)),
      proof: certificate,
    };
  };
  return { name, seat, largestSlot: Infinity };
}

const highs = await HighsSolver.load();

/** The engine without a solver for linear programs, and with all it has. */
export const FIRST_ANSWER = engine('tables, first answer', (problem) => solveSeating(problem));
export const ENGINE = engine('tables', (problem) => solveSeating(problem, highs));

function plain(
  name: string,
  seat: (waiting: readonly Seeker[]) => Seeker[][],
  largestSlot = Infinity,
): Solver {
  return { name, seat: (waiting) => ({ tables: seat(waiting), proof: null }), largestSlot };
}

export const QUEUE = plain('first come, first served', firstComeFirstServed);

export const COMPARATORS: readonly Solver[] = [
  QUEUE,
  plain('shuffle and chunk', shuffleAndChunk),
  plain('most constrained first', mostConstrainedFirst, 10_000),
  plain('match and merge', matchAndMerge),
];
