import type { LinearSolver } from '../../domain/seating/column-generation/lp-solver.js';
import { HighsSolver } from './highs-solver.js';

/** HiGHS; null where it cannot be loaded. People are seated by search alone then, and the certificates of runs say so. */
export function solverIfThere(): Promise<LinearSolver | null> {
  return HighsSolver.load().catch(() => null);
}
