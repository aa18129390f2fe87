import { timedTables } from '../../../src/adapters/forming/timed-tables.js';
import type { Forming } from '../../../src/application/match/ports.js';

/** Runs the engine without a worker thread. */
export const sameThread: Forming = { form: async (problem) => timedTables(problem, null) };
