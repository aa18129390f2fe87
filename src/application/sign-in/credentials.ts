import { emailFrom, isEmailAddress } from '../../domain/account/email-address.js';
import { EmailNotVerified, WrongCredentials } from '../../domain/account/sign-in-errors.js';
import { USERNAME_PATTERN } from '../../domain/account/username.js';
import type { Requester } from '../account/known-device.js';
import { limitLoginAttempts, LOGINS } from './login-attempts.js';
import type { SignInPorts } from './ports.js';

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
    private readonly ports: Pick<
      SignInPorts,
      'users' | 'registrations' | 'passwords' | 'limiter' | 'securityEvents'
    >,
  ) {}

  /** @throws WrongCredentials, EmailNotVerified, TooManyAttempts */
  async verify({ usernameOrEmail, password, origin, device }: NameAndPassword): Promise<VerifiedUser> {
    const { passwords, limiter, securityEvents } = this.ports;
    const name = isEmailAddress(usernameOrEmail)
      ? emailFrom(usernameOrEmail)
      : usernameOrEmail.trim().toLowerCase();
    const { account, registration } = await this.find(name);
    const known = device !== null && device.userId === account?.id ? device : null;
    const giveBack = await limitLoginAttempts(LOGINS, { name, origin, device: known }, limiter);
    const opensAccount = await passwords.verify(account?.passwordHash ?? null, password);
    const opensPending = await passwords.verify(registration?.passwordHash ?? null, password);
    if (opensAccount || opensPending) await giveBack();
    if (account && opensAccount) return { id: account.id, passwordHash: account.passwordHash };
    const refusal = opensPending ? new EmailNotVerified(registration!.email) : new WrongCredentials();
    const facts = { accountId: account?.id ?? null, reason: refusal.code };
    securityEvents.record('member_sign_in_failed', facts);
    throw refusal;
  }

  private async find(name: string): Promise<Known> {
    const { users, registrations } = this.ports;
    if (isEmailAddress(name)) {
      return {
        account: await users.findByEmail(name),
        registration: await registrations.findNewestByEmail(name),
      };
    }
    if (!USERNAME_PATTERN.test(name)) return { account: null, registration: null };
    return {
      account: await users.findByUsername(name),
      registration: await registrations.findNewestByUsername(name),
    };
  }
}
