import { timedTables } from '../../../src/adapters/forming/timed-tables.js';
import type { Forming } from '../../../src/application/match/ports.js';

/** The engine at work right here. */
export const sameThread: Forming = { form: async (problem) => timedTables(problem, null) };
