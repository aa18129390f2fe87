import type { User } from '../../domain/account/user.js';
import { OnlyAdminsActOnStaff, PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import { isStaff, type Role } from '../../domain/staff/role.js';
import { OwnRole } from '../../domain/staff/staff-errors.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Users } from '../account/ports.js';
import type { StaffActionGuard } from '../moderation/staff-action-guard.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { LastAdminStays } from '../account/last-admin-stays.js';
import type { StaffMails } from './staff-mails.js';

export interface ChangeRoleCommand {
  /** Who changes it; null for an operator at the command line. */
  readonly actorId: number | null;
  readonly userId: number;
  readonly role: Role;
}

/** Sets the role of a user; without a role their console sessions end at once. */
export class ChangeRole {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly lastAdminStays: LastAdminStays,
    private readonly users: Users,
    private readonly guard: StaffActionGuard,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
    private readonly mails: StaffMails,
    private readonly clock: Clock,
  ) {}

  /** @throws OwnRole, PersonNotFound, AccountGone, OnlyAdminsActOnStaff, LastAdmin */
  async execute({ actorId, userId, role }: ChangeRoleCommand): Promise<void> {
    if (actorId === userId) throw new OwnRole();
    await this.unitOfWork.run(async () => {
      const user = await this.take(actorId, userId);
      const from = user.role;
      if (from === role) return;
      await this.lastAdminStays.ensure(user);
      user.appoint(role, this.clock.now());
      await this.users.save(user);
      if (!isStaff(role)) await this.sessions.closeConsole(userId, 'role_changed');
      await this.mails.roleChanged(user, role);
      await this.auditLog.write({
        actorId,
        action: 'staff.role_changed',
        target: { kind: 'user', id: userId },
        details: { from, to: role },
      });
    });
  }

  /**
   * The user, with a row lock; the actor is locked too and must still be an admin, except for an operator.
   */
  private async take(actorId: number | null, userId: number): Promise<User> {
    if (actorId === null) {
      const user = await this.users.findForUpdate(userId);
      if (!user?.canSignIn) throw new PersonNotFound();
      return user;
    }
    const { actor, person } = await this.guard.lockActorAndTarget({ actorId, userId });
    if (actor.role !== 'admin') throw new OnlyAdminsActOnStaff();
    return person;
  }
}
