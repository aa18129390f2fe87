import type { PageAsked, PageFound } from '../shared/page.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { UserFilter, UserQueries, UserSort, UserRow } from './user-records.js';
import type { AuditLog } from '../audit/audit-log.js';

/** Reads a page of users for staff, and writes an audit entry for every page. */
export class ListUsers {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: UserQueries,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The audit entry lists the names of the filters, not their values, which may be personal data. */
  async execute(asked: PageAsked<UserSort, UserFilter>, moderatorId: number): Promise<PageFound<UserRow>> {
    const found = await this.queries.list(asked, { moderatorId, now: this.clock.now() });
    const fields = Object.keys(asked.filter).toSorted().join(',');
    const details = { fields, from: asked.offset, rows: found.rows.length };
    await this.unitOfWork.run(() =>
      this.auditLog.write({ actorId: moderatorId, action: 'user.listed', target: null, details }),
    );
    return found;
  }
}
