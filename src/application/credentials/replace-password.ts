import type { User } from '../../domain/account/user.js';
import type { SessionEnd, Sessions } from '../sessions/sessions.js';
import type { Clock } from '../shared/ports.js';
import type { AccountMails } from '../account/mails.js';
import type { Users } from '../account/ports.js';

export interface PasswordReplacement {
  readonly passwordHash: string;
  readonly reason: SessionEnd;
  /** The session that continues; absent: all end. */
  readonly exceptSessionId?: string;
}

/** Stores a new password hash, ends the user's sessions and mails the user. */
export class ReplacePassword {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  /** Runs in a unit of work that has locked the user row. */
  async execute(user: User, { passwordHash, reason, exceptSessionId }: PasswordReplacement): Promise<void> {
    user.changePassword(passwordHash, this.clock.now());
    await this.users.save(user);
    await this.sessions.endAll(user.id, reason, exceptSessionId);
    await this.mails.passwordChanged(user);
  }
}
