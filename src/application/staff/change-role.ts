import type { User } from '../../domain/account/user.js';
import { OnlyAdminsActOnStaff, PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import type { Role } from '../../domain/staff/role.js';
import { OwnRole } from '../../domain/staff/staff-errors.js';
import type { Users } from '../account/ports.js';
import type { StaffActionGuard } from '../moderation/staff-action-guard.js';
import { type DecidedOn, ensureNotDecidedSince, type StaffDecisions } from '../audit/staff-decisions.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { AssignRole } from './assign-role.js';

export interface ChangeRoleCommand extends DecidedOn {
  /** The admin who changes the role; null for an operator at the command line. */
  readonly actorId: number | null;
  readonly userId: number;
  readonly role: Role;
}

/** Changes the role of another user; `member` removes a staff role. */
export class ChangeRole {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly guard: StaffActionGuard,
    private readonly assignRole: AssignRole,
    private readonly decisions: StaffDecisions,
  ) {}

  /** @throws OwnRole, PersonNotFound, AccountGone, OnlyAdminsActOnStaff, DecidedMeanwhile, LastAdmin */
  async execute({ actorId, userId, role, decidedAfter }: ChangeRoleCommand): Promise<void> {
    if (actorId === userId) throw new OwnRole();
    await this.unitOfWork.run(async () => {
      const user = await this.lockUser(actorId, userId);
      await ensureNotDecidedSince({ decidedAfter }, { kind: 'user', id: userId }, this.decisions);
      await this.assignRole.execute(user, role, actorId);
    });
  }

  /** Locks the actor's row too, because the actor must still be an admin at the commit. */
  private async lockUser(actorId: number | null, userId: number): Promise<User> {
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
