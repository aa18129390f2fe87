import type { PageAsked } from '../shared/page.js';
import type { RateLimit, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { tryConsume } from '../shared/try-consume.js';
import type { AuditLog, AuditTarget } from './audit-log.js';

/** The names of the filters. */
const fieldsOf = ({ filter }: PageAsked<string, object>): string => Object.keys(filter).toSorted().join(',');

/** Consoles poll some lists every few seconds; entries of each poll would hide the others. */
const POLLED: RateLimit = { name: 'audited-polls', times: 1, perSeconds: 600 };

/** Writes an audit entry for each page and each record that staff read. */
export class AuditedReads {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly auditLog: AuditLog,
    private readonly limiter: RateLimiter,
  ) {}

  /** The entry has the names of the filters, not their values, which may be personal data. */
  listed(
    action: `${string}.listed`,
    actorId: number,
    asked: PageAsked<string, object>,
    rows: number,
  ): Promise<void> {
    const details = { fields: fieldsOf(asked), from: asked.offset, rows };
    return this.unitOfWork.run(() => this.auditLog.write({ actorId, action, target: null, details }));
  }

  /** As `listed`, for a list that consoles poll: pages of the same filters, place and number of rows have one entry in ten minutes. */
  async polled(
    action: `${string}.listed`,
    actorId: number,
    asked: PageAsked<string, object>,
    rows: number,
  ): Promise<void> {
    const page = [actorId, action, fieldsOf(asked), asked.offset, rows].join(' ');
    if (await tryConsume([POLLED], page, this.limiter)) await this.listed(action, actorId, asked, rows);
  }

  /** @param list the name of the list */
  exported(actorId: number, list: string, asked: PageAsked<string, object>, rows: number): Promise<void> {
    const details = { list, fields: fieldsOf(asked), rows };
    const entry = { actorId, action: 'list.exported', target: null, details };
    return this.unitOfWork.run(() => this.auditLog.write(entry));
  }

  /** A page without a record is one that consoles poll: it has one entry in ten minutes. */
  async viewed(actorId: number, action: `${string}.viewed`, target: AuditTarget | null): Promise<void> {
    if (!target && !(await tryConsume([POLLED], `${actorId} ${action}`, this.limiter))) return;
    await this.unitOfWork.run(() => this.auditLog.write({ actorId, action, target }));
  }
}
