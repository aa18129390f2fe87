import { PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { StaffAction } from './staff-action-guard.js';
import type { UserQueries, UserRecord } from './user-records.js';
import type { AuditLog } from '../audit/audit-log.js';

/** Reads a user's record for staff; each read writes an audit line. */
export class ReadUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: UserQueries,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws PersonNotFound */
  async execute({ actorId, userId }: StaffAction): Promise<UserRecord> {
    const file = await this.find(userId);
    const target = { kind: 'user', id: userId } as const;
    await this.unitOfWork.run(() => this.auditLog.write({ actorId, action: 'user.viewed', target }));
    return actorId === userId ? withoutOpenCases(file) : file;
  }

  /** For the answer to a verb, whose own line says that it was seen. @throws PersonNotFound */
  async find(userId: number): Promise<UserRecord> {
    const file = await this.queries.file(userId, this.clock.now());
    if (!file) throw new PersonNotFound();
    return file;
  }
}

/** Staff do not see reports about themselves or a proposed ending of their own account. */
const withoutOpenCases = (file: UserRecord): UserRecord => ({
  ...file,
  reportsAbout: 0,
  reports: [],
  suspensions: file.suspensions.filter(({ status }) => status !== 'proposed'),
});
