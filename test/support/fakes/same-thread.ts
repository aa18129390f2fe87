import { checkedTables } from '../../../src/application/match/checked-tables.js';
import type { Forming } from '../../../src/application/match/ports.js';

/** The engine at work right here. */
export const sameThread: Forming = { form: async (problem) => checkedTables(problem, null) };
