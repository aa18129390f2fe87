import type { DeadLetters } from '../../../src/adapters/jobs/dead-letters.js';

/** For jobs whose last attempt is not tested. */
export const noDeadLetters: Pick<DeadLetters, 'settle'> = { settle: async () => 'retried' };
