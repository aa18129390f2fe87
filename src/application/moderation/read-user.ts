import { PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { StaffAction } from './staff-action-guard.js';
import type { UserQueries, UserRecord } from './user-records.js';
import type { AuditLog } from '../audit/audit-log.js';

/** Shows staff the record of a user, and writes an audit entry for every view. */
export class ReadUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: UserQueries,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws PersonNotFound */
  async execute({ actorId, userId }: StaffAction): Promise<UserRecord> {
    const file = await this.find({ actorId, userId });
    const target = { kind: 'user', id: userId } as const;
    await this.unitOfWork.run(() => this.auditLog.write({ actorId, action: 'user.viewed', target }));
    return file;
  }

  /** Reads the record after an action, whose own audit entry covers it. @throws PersonNotFound */
  async find({ actorId, userId }: StaffAction): Promise<UserRecord> {
    const file = await this.queries.file(userId, { moderatorId: actorId, now: this.clock.now() });
    if (!file) throw new PersonNotFound();
    return actorId === userId ? withoutProposedEndings(file) : file;
  }
}

/** Hides proposed endings, which staff may not read about themselves, and that there was a decision. */
const withoutProposedEndings = (file: UserRecord): UserRecord => ({
  ...file,
  lastDecisionId: null,
  suspensions: file.suspensions.filter(({ status }) => status !== 'proposed'),
});
