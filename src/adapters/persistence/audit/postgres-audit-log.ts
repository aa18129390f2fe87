import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditEntry, AuditLog } from '../../../application/audit/audit-log.js';
import type { Clock } from '../../../application/shared/ports.js';

/** Inserts into `audit_log`, in which a trigger rejects updates and deletes. */
export class PostgresAuditLog implements AuditLog {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async write({ actorId, action, target, details = {} }: AuditEntry): Promise<void> {
    await this.em.execute(
      `insert into audit_log (at, actor_id, action, target_kind, target_id, details)
       values (?, ?, ?, ?, ?, ?::jsonb)`,
      [this.clock.now(), actorId, action, target?.kind ?? null, target?.id ?? null, JSON.stringify(details)],
    );
  }
}
