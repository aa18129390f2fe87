import { PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { StaffAction } from './staff-action-guard.js';
import type { PeopleQueries, PersonFile } from './people-views.js';
import type { AuditLog } from '../audit/audit-log.js';

/** Opens someone's file. Nobody looks into one without leaving a line. */
export class ReadUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PeopleQueries,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws PersonNotFound */
  async execute({ actorId, userId }: StaffAction): Promise<PersonFile> {
    const file = await this.find(userId);
    const target = { kind: 'user', id: userId } as const;
    await this.unitOfWork.run(() => this.auditLog.write({ actorId, action: 'user.viewed', target }));
    return actorId === userId ? withoutOpenMatters(file) : file;
  }

  /** For the answer to a verb, whose own line says that it was seen. @throws PersonNotFound */
  async find(userId: number): Promise<PersonFile> {
    const file = await this.queries.file(userId, this.clock.now());
    if (!file) throw new PersonNotFound();
    return file;
  }
}

/** Of what is said and planned about themselves, nobody of the staff reads in their own file. */
const withoutOpenMatters = (file: PersonFile): PersonFile => ({
  ...file,
  reportsAbout: 0,
  reports: [],
  suspensions: file.suspensions.filter(({ status }) => status !== 'proposed'),
});
