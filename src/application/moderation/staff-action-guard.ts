import type { User } from '../../domain/account/user.js';
import { ensureMayActOn } from '../../domain/moderation/acting-on-people.js';
import { OnlyAdminsActOnStaff, PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import { isStaff, mayActAs, type StaffRole } from '../../domain/staff/role.js';
import type { DecidedOn } from '../audit/staff-decisions.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Users } from '../account/ports.js';
import type { Clock } from '../shared/ports.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { TableMates } from '../review-cases/table-mates.js';

/** An action of a staff member on a user, and what it was decided on. */
export interface StaffAction extends DecidedOn {
  readonly actorId: number;
  readonly userId: number;
  /** The least role for the action; by default the one of a moderator. */
  readonly needs?: StaffRole;
}

/** Locks the target of an action of staff, and validates that the action is allowed. */
export class StaffActionGuard {
  constructor(
    private readonly users: Users,
    private readonly tableMates: TableMates,
    private readonly goodStanding: GoodStanding,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks both users and validates that the actor has no conflict of interest.
   * @returns the target, with a row lock until the unit of work ends
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff
   */
  async lockTarget({ actorId, userId, needs = 'moderator' }: StaffAction): Promise<User> {
    const { actor, person } = await this.lockActorAndTarget({ actorId, userId });
    if (!mayActAs(actor.role, needs)) throw new OnlyAdminsActOnStaff();
    const isTableMate = await this.tableMates.areTableMates(actorId, userId, this.clock.now());
    ensureMayActOn(person, { id: actor.id, role: actor.role, isTableMate });
    return person;
  }

  /**
   * Locks both user rows until the unit of work ends, in id order so that locks cannot deadlock. The actor is locked
   * too, because a concurrent change may have removed their role or suspended them.
   * @throws PersonNotFound, AccountGone
   */
  async lockActorAndTarget({ actorId, userId }: StaffAction): Promise<{ actor: User; person: User }> {
    const isActorFirst = actorId < userId;
    const first = await this.users.findForUpdate(isActorFirst ? actorId : userId);
    const second = await this.users.findForUpdate(isActorFirst ? userId : actorId);
    const [actor, person] = isActorFirst ? [first, second] : [second, first];
    if (!person?.canSignIn) throw new PersonNotFound();
    if (!actor || !isStaff(actor.role) || !(await this.goodStanding.has(actorId))) throw new AccountGone();
    return { actor, person };
  }
}
