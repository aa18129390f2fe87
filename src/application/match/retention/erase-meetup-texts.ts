import { DAY_MS } from '../../../domain/shared/durations.js';
import { eraseWithPictures } from '../../shared/erase-with-pictures.js';
import type { Clock, Jobs, UnitOfWork } from '../../shared/ports.js';
import { Purge } from '../../shared/purge.js';
import type { PastMatches } from './past-matches.js';

export const ERASE_MEETUP_TEXTS = 'erase-meetup-texts';
/** Retention of the texts after the date, in days, as long as that of the chat. */
const KEPT_DAYS = 180;
/** Matches per transaction. */
const BATCH_SIZE = 200;

/** Erases the texts and pictures of past meetups and the venue proposals of past matches. */
export const eraseMeetupTexts = (
  unitOfWork: UnitOfWork,
  pastMatches: PastMatches,
  jobs: Jobs,
  clock: Clock,
): Purge =>
  new Purge(
    clock,
    KEPT_DAYS * DAY_MS,
    (before, limit) =>
      eraseWithPictures({ unitOfWork, jobs }, () => pastMatches.eraseTextsBefore(before, limit)),
    BATCH_SIZE,
  );
