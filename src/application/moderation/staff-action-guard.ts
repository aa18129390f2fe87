import type { User } from '../../domain/account/user.js';
import { ensureMayActOn } from '../../domain/moderation/acting-on-people.js';
import { PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import { isStaff } from '../../domain/staff/role.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Users } from '../account/ports.js';
import type { Clock } from '../shared/ports.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { TableMates } from '../review-cases/table-mates.js';

/** Someone of the staff acts on someone. */
export interface StaffAction {
  readonly actorId: number;
  readonly userId: number;
}

/** Finds whom staff are about to act on, and makes sure that they may. */
export class StaffActionGuard {
  constructor(
    private readonly users: Users,
    private readonly tableMates: TableMates,
    private readonly goodStanding: GoodStanding,
    private readonly clock: Clock,
  ) {}

  /**
   * The person, held until the unit of work ends, on whom no conflict of interest keeps the actor from acting.
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff
   */
  async lockTarget({ actorId, userId }: StaffAction): Promise<User> {
    const { actor, person } = await this.lockActorAndTarget({ actorId, userId });
    const isTableMate = await this.tableMates.areTableMates(actorId, userId, this.clock.now());
    ensureMayActOn(person, { id: actor.id, role: actor.role, isTableMate });
    return person;
  }

  /**
   * Both, held until the unit of work ends: were whoever acts put out of the console meanwhile, it is too late for them.
   * In the order of their ids, here as everywhere, so that two who act on each other take turns.
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
