import { timedSolve } from '../../../src/adapters/seating/timed-solve.js';
import type { SeatingEngine } from '../../../src/application/seating/ports.js';

/** The engine in the calling thread, without an LP solver. */
export const sameThread: SeatingEngine = { solve: async (problem) => timedSolve(problem, null) };
