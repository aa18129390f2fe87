import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { PendingCorrection, PendingKind } from '../../domain/corrections/pending-correction.js';

/** Corrections that wait for a proof or a second admin, at most one of a kind and user. */
export interface PendingCorrections {
  /** With a row lock. The caller has locked the user row. */
  findForUpdate(userId: number, kind: PendingKind): Promise<PendingCorrection | null>;
  /** With a row lock. The caller has locked the user row. */
  findByIdForUpdate(id: number): Promise<PendingCorrection | null>;
  save(correction: PendingCorrection): Promise<void>;
  remove(correction: PendingCorrection): Promise<void>;
  /** Deletes at most `limit` that expired before the instant. @returns their number */
  removeExpiredBefore(instant: Date, limit: number): Promise<number>;
}

/** Accounts of users under 18 with a restriction in force. */
export interface UnderAgeAccounts {
  /** At most `limit` ids of accounts that were restricted before the instant, by id, from the one after `after`. */
  suspendedBefore(instant: Date, today: CalendarDate, limit: number, after: number): Promise<number[]>;
}
