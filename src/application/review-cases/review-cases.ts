import type { ReviewCase } from '../../domain/review-cases/review-case.js';
import type { AuditEntry, AuditTarget } from '../audit/audit-log.js';

/** A review case with the rows that are locked and saved together with it. */
export interface LockedCase {
  readonly reviewCase: ReviewCase;
}

/** The review cases of one kind, inside a unit of work. */
export interface ReviewCases<T extends LockedCase> {
  /** Kind of the audit target, and prefix of the audited actions, such as `report.claimed`. */
  readonly kind: AuditTarget['kind'];
  /**
   * Reads the case with row locks until the unit of work ends.
   * @throws the not-found error of the kind, also if the case is hidden from the moderator
   */
  findForUpdate(id: number, moderatorId: number): Promise<T>;
  /** Saves the case and everything that depends on its status. */
  save(locked: T): Promise<void>;
  /** Details of an audit entry about the case in its new status. @returns undefined for an entry without details */
  auditDetails(locked: T): AuditEntry['details'];
}
