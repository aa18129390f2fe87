import type { User } from '../../domain/account/user.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Deliverability } from '../notifications/deliverability.js';
import type { Clock } from '../shared/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Users } from '../account/ports.js';

export interface CurrentUser {
  readonly user: User;
  /** In whole years, on the current date in `timeZone`; null without a date of birth. */
  readonly age: number | null;
  /** IANA zone of the user's location; without one the default zone of the instance. */
  readonly timeZone: TimeZone;
  /** Whether mails to the user come back. */
  readonly isEmailUndeliverable: boolean;
}

/** Reads the user of a session. */
export class FindCurrentUser {
  constructor(
    private readonly users: Users,
    private readonly deliverability: Pick<Deliverability, 'isUndeliverable'>,
    private readonly clock: Clock,
    private readonly timeZone: TimeZone,
  ) {}

  /** @throws AccountGone */
  async execute({ userId }: { userId: number }): Promise<CurrentUser> {
    const user = await this.users.find(userId);
    if (!user) throw new AccountGone();
    const timeZone = user.location?.timeZone ?? this.timeZone;
    const age = user.ageOn(localDate(this.clock.now(), timeZone));
    const isEmailUndeliverable = await this.deliverability.isUndeliverable(user.email);
    return { user, age, timeZone, isEmailUndeliverable };
  }
}
