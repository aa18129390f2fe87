import { DecidedMeanwhile, type StaffDecision } from '../../domain/shared/staff-decision.js';
import type { AuditTarget } from './audit-log.js';

/** What an action of staff was decided on. */
export interface DecidedOn {
  /**
   * `lastDecisionId` of the record that the staff member had read, null if it had none. Undefined from a client that does
   * not say what it has read; nothing is compared then.
   */
  readonly decidedAfter?: number | null | undefined;
}

/** The decisions of staff in the audit log, as the caller's unit of work sees them. */
export interface StaffDecisions {
  lastOn(target: AuditTarget): Promise<StaffDecision | null>;
}

/**
 * Validates that nothing was decided since the staff member read the record. The caller has locked what is decided on.
 * @throws DecidedMeanwhile
 */
export async function ensureNotDecidedSince(
  { decidedAfter }: DecidedOn,
  target: AuditTarget,
  decisions: StaffDecisions,
): Promise<void> {
  if (decidedAfter === undefined) return;
  const last = await decisions.lastOn(target);
  if (last && last.id !== decidedAfter) throw new DecidedMeanwhile(last);
}
