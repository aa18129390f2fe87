import { DAY_MS } from '../../../domain/shared/durations.js';
import { inBatches } from '../../shared/each-due.js';
import type { Clock } from '../../shared/ports.js';
import type { PastMatches } from './past-matches.js';

export const ANONYMIZE_MATCHES = 'anonymize-matches';
/** Days after the date for which the members of a table are stored; the repeat rule needs eight weeks. */
const KEPT_DAYS = 365;
/** Rows per transaction. */
const BATCH = 200;

/** Daily job that removes the members of past tables, and the requests that led there. See ADR 40. */
export class AnonymizeMatches {
  constructor(
    private readonly pastMatches: PastMatches,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await inBatches(this.clock, (size) => this.pastMatches.anonymizeBefore(before, size), BATCH);
    await inBatches(this.clock, (size) => this.pastMatches.removeRequestsBefore(before, size), BATCH);
  }
}
