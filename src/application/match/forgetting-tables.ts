import { DAY_MS } from '../../domain/shared/durations.js';
import { inBatches } from '../shared/each-due.js';
import { eraseWithPictures } from '../shared/erase-with-pictures.js';
import type { MatchPorts } from './ports.js';

/** Days after the date for which texts are kept, as long as the chat. */
const TEXT_DAYS = 180;
/** Days after the date for which the members of a table are stored; the repeat rule needs eight weeks. */
const MEMBER_DAYS = 365;
/** Matches per transaction. */
const BATCH = 200;

/** What past tables forget, by daily jobs. See ADR 40. */
export class ForgettingTables {
  constructor(private readonly ports: Pick<MatchPorts, 'unitOfWork' | 'pastMatches' | 'jobs' | 'clock'>) {}

  /** Erases the texts and pictures of past meetups and the venue proposals of past matches. */
  async eraseTexts(): Promise<void> {
    const { pastMatches, clock } = this.ports;
    const before = this.daysAgo(TEXT_DAYS);
    await inBatches(
      clock,
      (size) => eraseWithPictures(this.ports, () => pastMatches.eraseTextsBefore(before, size)),
      BATCH,
    );
  }

  /** Removes the members of past tables, and the requests that led there. */
  async anonymize(): Promise<void> {
    const { pastMatches, clock } = this.ports;
    const before = this.daysAgo(MEMBER_DAYS);
    await inBatches(clock, (size) => pastMatches.anonymizeBefore(before, size), BATCH);
    await inBatches(clock, (size) => pastMatches.removeRequestsBefore(before, size), BATCH);
  }

  private daysAgo(days: number): Date {
    return new Date(this.ports.clock.now().getTime() - days * DAY_MS);
  }
}
