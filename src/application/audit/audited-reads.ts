import type { PageAsked } from '../shared/page.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { AuditLog, AuditTarget } from './audit-log.js';

/** Writes an audit entry for each page and each record that staff read. */
export class AuditedReads {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly auditLog: AuditLog,
  ) {}

  /** The entry has the names of the filters, not their values, which may be personal data. */
  listed(
    actorId: number,
    action: `${string}.listed`,
    asked: PageAsked<string, object>,
    rows: number,
  ): Promise<void> {
    const fields = Object.keys(asked.filter).toSorted().join(',');
    const details = { fields, from: asked.offset, rows };
    return this.unitOfWork.run(() => this.auditLog.write({ actorId, action, target: null, details }));
  }

  viewed(actorId: number, action: `${string}.viewed`, target: AuditTarget | null): Promise<void> {
    return this.unitOfWork.run(() => this.auditLog.write({ actorId, action, target }));
  }
}
