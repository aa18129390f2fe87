import { HighsSolver } from '../../src/adapters/seating/highs-solver.js';
import type { Certificate, SeatingResult } from '../../src/domain/seating/model/result.js';
import { solveSeating } from '../../src/domain/seating/solve.js';
import type { SeatingProblem } from '../../src/domain/seating/model/problem.js';
import type { Seeker } from '../../src/domain/seating/model/seeker.js';
import { firstComeFirstServed } from '../comparators/first-come-first-served.js';
import { matchAndMerge } from '../comparators/match-and-merge.js';
import { mostConstrainedFirst } from '../comparators/most-constrained-first.js';
import { shuffleAndChunk } from '../comparators/shuffle-and-chunk.js';

export interface Solution {
  readonly tables: readonly Seeker[][];
  /** Null where the solver proves nothing. */
  readonly certificate: Certificate | null;
}

/** A solver of one slot: the engine or a baseline. */
export interface Solver {
  readonly name: string;
  readonly seat: (waiting: readonly Seeker[]) => Solution;
  /** A larger slot would take minutes and is skipped. */
  readonly largestSlot: number;
}

export function finalProblem(waiting: readonly Seeker[]): SeatingProblem {
  return { waiting, openTables: [], pass: 'final', patienceSeconds: 0, seed: 1 };
}

function engine(name: string, solve: (problem: SeatingProblem) => SeatingResult): Solver {
  const seat = (waiting: readonly Seeker[]): Solution => {
    const byId = new Map(waiting.map((person) => [person.id, person]));
    const { tables, certificate } = solve(finalProblem(waiting));
    return {
      tables: tables.map(({ members }) => members.map((id) => byId.get(id)!)),
      certificate,
    };
  };
  return { name, seat, largestSlot: Infinity };
}

const highs = await HighsSolver.load();

export const solveAsProduct = (problem: SeatingProblem): SeatingResult => solveSeating(problem, highs);

/** The engine without an LP solver, and with it. */
export const LOCAL_SEARCH = engine('engine, local search only', (problem) => solveSeating(problem));
export const ENGINE = engine('engine', solveAsProduct);

function baseline(
  name: string,
  seat: (waiting: readonly Seeker[]) => Seeker[][],
  largestSlot = Infinity,
): Solver {
  return { name, seat: (waiting) => ({ tables: seat(waiting), certificate: null }), largestSlot };
}

export const QUEUE = baseline('first come, first served', firstComeFirstServed);

export const COMPARATORS: readonly Solver[] = [
  QUEUE,
  baseline('shuffle and chunk', shuffleAndChunk),
  baseline('most constrained first', mostConstrainedFirst, 10_000),
  baseline('match and merge', matchAndMerge),
];
