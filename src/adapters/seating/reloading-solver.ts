import type { TimedSeatingResult } from '../../application/seating/ports.js';
import type { LpSolver } from '../../domain/seating/column-generation/lp-solver.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import { HighsSolver } from './highs-solver.js';
import { timedSolve } from './timed-solve.js';

interface LoadedSolver {
  /** Null where it could not be loaded: the engine falls back to local search. */
  readonly solver: LpSolver | null;
  readonly failure: string | null;
}

/** Solves problems in the calling thread with an LP solver that the first problem loads, and the next one after a failure. */
export class ReloadingSolver {
  private loaded: Promise<LoadedSolver> | null = null;

  constructor(private readonly load: () => Promise<LpSolver> = () => HighsSolver.load()) {}

  /** @throws Error when the result violates a rule */
  async solve(problem: SeatingProblem): Promise<TimedSeatingResult> {
    const { solver, failure } = await (this.loaded ??= this.attempt());
    const result = timedSolve(problem, solver);
    const solverFailure = failure ?? result.solverFailure;
    if (solverFailure !== null) this.loaded = null;
    return { ...result, solverFailure };
  }

  private async attempt(): Promise<LoadedSolver> {
    try {
      return { solver: await this.load(), failure: null };
    } catch (error) {
      return {
        solver: null,
        failure: `not loaded: ${error instanceof Error ? error.message : String(error)}`,
      };
    }
  }
}
