import type { Clock } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import type { PhoneVerifications } from './ports.js';

/** Deletes phone verifications with an expired code. */
export const purgePhoneCodes = (verifications: PhoneVerifications, clock: Clock): Purge =>
  new Purge(clock, 0, (before, limit) => verifications.removeExpiredBefore(before, limit));
