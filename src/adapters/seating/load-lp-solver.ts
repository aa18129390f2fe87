import type { LpSolver } from '../../domain/seating/column-generation/lp-solver.js';
import { HighsSolver } from './highs-solver.js';

/** @returns HiGHS; null where it cannot be loaded: the engine falls back to local search, and certificates show it */
export function loadLpSolver(): Promise<LpSolver | null> {
  return HighsSolver.load().catch(() => null);
}
