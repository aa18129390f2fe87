import { emailFrom, isEmailAddress } from '../../domain/account/email-address.js';
import { EmailNotVerified, WrongCredentials } from '../../domain/account/sign-in-errors.js';
import { USERNAME_PATTERN } from '../../domain/account/username.js';
import type { RateLimiter } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';
import type { Requester } from '../account/known-device.js';
import { LOGINS } from './limits.js';
import type { PasswordHasher, Users } from '../account/ports.js';
import type { PendingRegistrations } from '../sign-up/ports.js';
import { limitLoginAttempts } from './login-attempts.js';

export interface NameAndPassword extends Requester {
  readonly usernameOrEmail: string;
  readonly password: string;
}

/** A user with the hash that the password matched, which is compared again under the row lock. Never store or send it. */
export interface VerifiedUser {
  readonly id: number;
  readonly passwordHash: string | null;
}

/** The account, and the pending registration, under one username or address; each can be null. */
interface Known {
  readonly account: VerifiedUser | null;
  readonly registration: { readonly email: string; readonly passwordHash: string } | null;
}

/** Checks a username or email address and a password. Each call verifies two hashes, so that timing reveals nothing. */
export class Credentials {
  constructor(
    private readonly users: Users,
    private readonly registrations: PendingRegistrations,
    private readonly passwords: PasswordHasher,
    private readonly limiter: RateLimiter,
    private readonly securityEvents: SecurityEvents,
  ) {}

  /** @throws WrongCredentials, EmailNotVerified, TooManyAttempts */
  async verify({ usernameOrEmail, password, origin, device }: NameAndPassword): Promise<VerifiedUser> {
    const name = isEmailAddress(usernameOrEmail)
      ? emailFrom(usernameOrEmail)
      : usernameOrEmail.trim().toLowerCase();
    const { account, registration } = await this.find(name);
    const known = device !== null && device.userId === account?.id ? device : null;
    const giveBack = await limitLoginAttempts(LOGINS, { name, origin, device: known }, this.limiter);
    const opensAccount = await this.passwords.verify(account?.passwordHash ?? null, password);
    const opensPending = await this.passwords.verify(registration?.passwordHash ?? null, password);
    if (opensAccount || opensPending) await giveBack();
    if (account && opensAccount) return { id: account.id, passwordHash: account.passwordHash };
    const refusal = opensPending ? new EmailNotVerified(registration!.email) : new WrongCredentials();
    const facts = { accountId: account?.id ?? null, reason: refusal.code };
    this.securityEvents.record('member_sign_in_failed', facts);
    throw refusal;
  }

  private async find(name: string): Promise<Known> {
    if (isEmailAddress(name)) {
      return {
        account: await this.users.findByEmail(name),
        registration: await this.registrations.findNewestByEmail(name),
      };
    }
    if (!USERNAME_PATTERN.test(name)) return { account: null, registration: null };
    return {
      account: await this.users.findByUsername(name),
      registration: await this.registrations.findNewestByUsername(name),
    };
  }
}
