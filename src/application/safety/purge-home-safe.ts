import { HOUR_MS } from '../../domain/shared/durations.js';
import { inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { HomeSafeQuestions } from './home-safe-questions.js';

export const PURGE_HOME_SAFE = 'purge-home-safe';
/** Longer than the time to answer, so that a question is not asked again. */
const KEPT_HOURS = 48;

/** Recurring job that deletes the questions, and when they were answered, two days after they were asked. */
export class PurgeHomeSafe {
  constructor(
    private readonly questions: HomeSafeQuestions,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_HOURS * HOUR_MS);
    await inBatches(this.clock, (size) => this.questions.removeAskedBefore(before, size));
  }
}
