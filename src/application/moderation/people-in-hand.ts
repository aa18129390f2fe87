import type { User } from '../../domain/account/user.js';
import { ensureMayActOn } from '../../domain/moderation/acting-on-people.js';
import { PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import { AccountGone } from '../account/account-gone.js';
import type { Users } from '../account/ports.js';
import type { Clock } from '../shared/ports.js';
import type { TableMates } from './ports.js';

/** Someone of the staff acts on someone. */
export interface Act {
  readonly actorId: number;
  readonly userId: number;
}

/** Finds whom staff are about to act on, and makes sure that they may. */
export class PeopleInHand {
  constructor(
    private readonly users: Users,
    private readonly tableMates: TableMates,
    private readonly clock: Clock,
  ) {}

  /**
   * The person, held until the unit of work ends.
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff
   */
  async take({ actorId, userId }: Act): Promise<User> {
    const person = await this.users.findToChange(userId);
    if (!person?.canSignIn) throw new PersonNotFound();
    const actor = await this.users.find(actorId);
    if (!actor) throw new AccountGone();
    const isTableMate = await this.tableMates.areTableMates(actorId, userId, this.clock.now());
    ensureMayActOn(person, { id: actor.id, role: actor.role, isTableMate });
    return person;
  }
}
