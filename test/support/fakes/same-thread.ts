import { timedSolve } from '../../../src/adapters/seating/timed-solve.js';
import type { SeatingEngine } from '../../../src/application/seating/ports.js';
import type { DualValueSearch } from '../../../src/application/seating/receipts/ports.js';
import { dualValuesOf } from '../../../src/domain/seating/receipt/dual-values.js';

/** The engine in the calling thread, without an LP solver. */
export const sameThread: SeatingEngine = { solve: async (problem) => timedSolve(problem, null) };

/** Dual values in the calling thread, without an LP solver. */
export const dualValuesInSameThread: DualValueSearch = {
  find: async (run) => dualValuesOf(run, null).values,
};
