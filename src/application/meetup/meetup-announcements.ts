import type { Meetup } from '../../domain/meetup/meetup.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Realtime } from '../shared/ports.js';

/** Announces a planned or changed meetup: a signal to its users, and an audit log entry when staff organize it. */
export class MeetupAnnouncements {
  constructor(
    private readonly realtime: Realtime,
    private readonly auditLog: AuditLog,
  ) {}

  async planned({ id, createdBy, byStaff }: Meetup): Promise<void> {
    await this.realtime.signal({ type: 'matches_changed', userIds: [createdBy] });
    if (!byStaff) return;
    const target = { kind: 'meetup', id } as const;
    await this.auditLog.write({ actorId: createdBy, action: 'meetup.planned', target });
  }

  /** @param fields names of the changed fields; their values are user content, which the audit log does not store */
  async changed(
    { id, createdBy, byStaff, table, waitlist }: Meetup,
    fields: readonly string[],
  ): Promise<void> {
    if (byStaff) {
      const target = { kind: 'meetup', id } as const;
      const details = { fields: [...fields].sort().join(' ') };
      await this.auditLog.write({ actorId: createdBy, action: 'meetup.changed', target, details });
    }
    const userIds = [...table.seated, ...waitlist].map(({ userId }) => userId);
    await this.realtime.signal({ type: 'matches_changed', userIds });
  }
}
