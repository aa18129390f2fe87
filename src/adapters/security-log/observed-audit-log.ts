import type { AuditEntry, AuditLog } from '../../application/audit/audit-log.js';
import type {
  SecurityEvent,
  SecurityEvents,
  SecurityFacts,
} from '../../application/shared/security-events.js';

type Observed = (entry: AuditEntry) => { readonly event: SecurityEvent } & SecurityFacts;

/** The audit entries that are security events too; the account is the actor's unless the entry has a target. */
const OBSERVED: Readonly<Record<string, Observed>> = {
  'staff.role_changed': ({ actorId, target, details }) => ({
    event: 'role_changed',
    accountId: target?.id ?? null,
    actorId,
    reason: String(details?.to),
  }),
  'staff.second_factor_failed': ({ actorId }) => ({ event: 'second_factor_failed', accountId: actorId }),
  'staff.second_factor_enrolled': ({ actorId }) => ({ event: 'second_factor_accepted', accountId: actorId }),
  'staff.recovery_codes_renewed': ({ actorId }) => ({ event: 'second_factor_accepted', accountId: actorId }),
  'verification.claimed': ({ actorId }) => ({
    event: 'review_claimed',
    accountId: actorId,
    reason: 'verification',
  }),
  'report.claimed': ({ actorId }) => ({ event: 'review_claimed', accountId: actorId, reason: 'report' }),
};

/** Records security events for audit entries after the commit. */
export class ObservedAuditLog implements AuditLog {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly securityEvents: SecurityEvents,
    private readonly afterCommit: (callback: () => Promise<void>) => Promise<void>,
  ) {}

  async write(entry: AuditEntry): Promise<void> {
    await this.auditLog.write(entry);
    const observed = OBSERVED[entry.action]?.(entry);
    if (!observed) return;
    const { event, ...facts } = observed;
    await this.afterCommit(async () => this.securityEvents.record(event, facts));
  }
}
