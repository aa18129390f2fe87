import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import type { User } from '../../domain/account/user.js';
import { isStaff } from '../../domain/staff/role.js';
import { StaffPasswordTooShort } from '../../domain/staff/staff-password.js';
import type { Requester } from '../account/known-device.js';
import { CONSOLE_LOGINS } from '../sign-in/limits.js';
import { limitLoginAttempts } from '../sign-in/login-attempts.js';
import type { PasswordHasher, Users } from '../account/ports.js';
import type { RateLimiter } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';
import type { GoodStanding } from '../standing/good-standing.js';

export interface EmailAndPassword extends Requester {
  readonly email: string;
  readonly password: string;
}

/** Checks the email address and password of a console login. Each call verifies one hash, so that timing reveals nothing. */
export class StaffCredentials {
  constructor(
    private readonly users: Users,
    private readonly passwords: PasswordHasher,
    private readonly goodStanding: GoodStanding,
    private readonly limiter: RateLimiter,
    private readonly securityEvents: SecurityEvents,
    /** Minimum length in characters of a password that opens the console. */
    private readonly shortestPassword: number,
  ) {}

  /**
   * A user without a staff role gets the same error as a wrong password.
   * @throws WrongCredentials, AccountSuspended, StaffPasswordTooShort, TooManyAttempts
   */
  async verify(command: EmailAndPassword): Promise<User> {
    const user = await this.checkPassword(command);
    await this.goodStanding.ensure(user.id);
    if (command.password.length < this.shortestPassword) throw new StaffPasswordTooShort();
    return user;
  }

  private async checkPassword({ email, password, origin, device }: EmailAndPassword): Promise<User> {
    const user = await this.users.findByEmail(email);
    const known = device !== null && device.userId === user?.id ? device : null;
    const attempt = { name: email, origin, device: known };
    const refund = await limitLoginAttempts(CONSOLE_LOGINS, attempt, this.limiter);
    const isRight = await this.passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight || !isStaff(user.role)) {
      const refusal = new WrongCredentials();
      const facts = { accountId: user?.id ?? null, reason: refusal.code };
      this.securityEvents.record('staff_sign_in_failed', facts);
      throw refusal;
    }
    await refund();
    return user;
  }
}
