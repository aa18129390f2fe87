import type { PageAsked } from '../shared/page.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { AuditLog, AuditTarget } from './audit-log.js';

/** The names of the filters. */
const fieldsOf = ({ filter }: PageAsked<string, object>): string => Object.keys(filter).toSorted().join(',');

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
    const details = { fields: fieldsOf(asked), from: asked.offset, rows };
    return this.unitOfWork.run(() => this.auditLog.write({ actorId, action, target: null, details }));
  }

  /** @param list the name of the list */
  exported(actorId: number, list: string, asked: PageAsked<string, object>, rows: number): Promise<void> {
    const details = { list, fields: fieldsOf(asked), rows };
    const entry = { actorId, action: 'list.exported', target: null, details };
    return this.unitOfWork.run(() => this.auditLog.write(entry));
  }

  viewed(actorId: number, action: `${string}.viewed`, target: AuditTarget | null): Promise<void> {
    return this.unitOfWork.run(() => this.auditLog.write({ actorId, action, target }));
  }
}
