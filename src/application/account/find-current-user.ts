import type { User } from '../../domain/account/user.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock } from '../shared/ports.js';
import type { Users } from './ports.js';

/** Someone as they see themselves. */
export interface CurrentUser {
  readonly user: User;
  /** In whole years today, where they are. */
  readonly age: number | null;
}

/** Who is signed in; null when the account is gone while its session still stood. */
export class FindCurrentUser {
  constructor(
    private readonly users: Users,
    private readonly clock: Clock,
    private readonly timeZone: TimeZone,
  ) {}

  async execute({ userId }: { userId: number }): Promise<CurrentUser | null> {
    const user = await this.users.find(userId);
    if (!user) return null;
    const today = localDate(this.clock.now(), user.whereabouts?.timeZone ?? this.timeZone);
    return { user, age: user.ageOn(today) };
  }
}
