import type { User } from '../../domain/account/user.js';
import { OnlyAdminsActOnStaff, PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import type { Role } from '../../domain/staff/role.js';
import { OwnRole } from '../../domain/staff/staff-errors.js';
import type { Users } from '../account/ports.js';
import type { StaffActionGuard } from '../moderation/staff-action-guard.js';
import { type DecidedOn, ensureNotDecidedSince, type StaffDecisions } from '../audit/staff-decisions.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { AssignRole } from './assign-role.js';
import type { StaffProof, VerifyStaffMember } from './verify-staff-member.js';

interface ChangedRole extends DecidedOn {
  readonly userId: number;
  readonly role: Role;
}

/** The admin who changes the role, with what they entered again; null for an operator at the command line. */
export type ChangeRoleCommand = ChangedRole &
  (({ readonly actorId: number } & StaffProof) | { readonly actorId: null });

/** Changes the role of another user; `member` removes a staff role. */
export class ChangeRole {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly guard: StaffActionGuard,
    private readonly assignRole: AssignRole,
    private readonly decisions: StaffDecisions,
    private readonly verifyStaffMember: VerifyStaffMember,
  ) {}

  /** @throws OwnRole, WrongPassword, SecondFactorNotAccepted, TooManyAttempts, PersonNotFound, AccountGone, OnlyAdminsActOnStaff, DecidedMeanwhile, LastAdmin */
  async execute(command: ChangeRoleCommand): Promise<void> {
    const { actorId, userId, role, decidedAfter } = command;
    if (actorId === userId) throw new OwnRole();
    if (command.actorId !== null) await this.verifyStaffMember.execute(command.actorId, command);
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
