import { PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import type { SuspensionPorts } from './ports.js';
import type { StaffAction } from './staff-action-guard.js';
import type { UserRecord } from './user-records.js';

/** Shows staff the record of a user, and writes an audit entry for every view. */
export class ReadUser {
  constructor(
    private readonly ports: Pick<SuspensionPorts, 'unitOfWork' | 'userQueries' | 'audit' | 'clock'>,
  ) {}

  /** @throws PersonNotFound */
  async execute({ actorId, userId }: StaffAction): Promise<UserRecord> {
    const { unitOfWork, audit } = this.ports;
    const file = await this.find({ actorId, userId });
    const target = { kind: 'user', id: userId } as const;
    await unitOfWork.run(() => audit.write({ actorId, action: 'user.viewed', target }));
    return file;
  }

  /** Reads the record after an action, whose own audit entry covers it. @throws PersonNotFound */
  async find({ actorId, userId }: StaffAction): Promise<UserRecord> {
    const { userQueries, clock } = this.ports;
    const file = await userQueries.file(userId, { moderatorId: actorId, now: clock.now() });
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
