import { DAY_MS } from '../../../domain/shared/durations.js';
import type { Clock, Jobs, UnitOfWork } from '../../shared/ports.js';
import { inBatches } from '../../shared/each-due.js';
import { eraseWithPictures } from '../../shared/erase-with-pictures.js';
import type { PastMatches } from './past-matches.js';

export const ERASE_MEETUP_TEXTS = 'erase-meetup-texts';
/** Retention of the texts after the date, in days, as long as that of the chat. */
const KEPT_DAYS = 180;
/** Matches per transaction. */
const BATCH = 200;

/** Daily job that erases the texts and pictures of past meetups and the venue proposals of past matches. */
export class EraseMeetupTexts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pastMatches: PastMatches,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    const { unitOfWork, jobs } = this;
    await inBatches(
      this.clock,
      (size) =>
        eraseWithPictures({ unitOfWork, jobs }, () => this.pastMatches.eraseTextsBefore(before, size)),
      BATCH,
    );
  }
}
