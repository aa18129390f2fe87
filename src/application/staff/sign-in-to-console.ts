import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import type { User } from '../../domain/account/user.js';
import { isStaff, type StaffRole } from '../../domain/staff/role.js';
import { mustEnrol } from '../../domain/staff/second-factor-policy.js';
import { SecondFactorNeeded, SecondFactorNotAccepted } from '../../domain/staff/staff-errors.js';
import { StaffPasswordTooShort } from '../../domain/staff/staff-password.js';
import type { KnownDevice, Requester } from '../account/known-device.js';
import { CONSOLE_LOGINS, limitLoginAttempts } from '../sign-in/login-attempts.js';
import type { NewSession } from '../sessions/sessions.js';
import { AccountGone } from '../shared/account-gone.js';
import type { StaffPorts } from './ports.js';
import { type Proof, SECOND_FACTOR_GUESSES, type SecondFactorCodes } from './second-factor-codes.js';

interface Credentials extends Requester {
  readonly email: string;
  readonly password: string;
}

/** A verified login for which a console session can be opened. */
export interface ConsoleLogin {
  readonly userId: number;
  /** The hash that the password matched. */
  readonly passwordHash: string | null;
  readonly proof: Proof | 'password';
}

/** The logged-in staff member of a console session. */
export interface StaffProfile {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly hasSecondFactor: boolean;
  /** True if a second factor is required and missing: only the enrollment is allowed. */
  readonly mustEnrol: boolean;
  readonly recoveryCodesLeft: number;
}

/** How staff come into the console: email and password, then the second factor if one is enrolled. */
export class SignInToConsole {
  constructor(
    private readonly ports: StaffPorts,
    private readonly codes: SecondFactorCodes,
  ) {}

  /**
   * Writes each result to the audit log.
   * @param login `code`: TOTP or recovery code; null if the form had no such field
   * @throws WrongCredentials, AccountSuspended, StaffPasswordTooShort, SecondFactorNeeded, SecondFactorNotAccepted,
   * TooManyAttempts
   */
  async verify(login: Credentials & { readonly code: string | null }): Promise<ConsoleLogin> {
    const { unitOfWork, audit, limiter, securityEvents } = this.ports;
    const { code, device } = login;
    const { id, passwordHash } = await this.verifyCredentials(login);
    if (code !== null) await limiter.consume(SECOND_FACTOR_GUESSES, guessesKey(id, device));
    // Throws after the commit, because the transaction must store the audit log entry of a wrong code.
    const proof = await unitOfWork.run(async () => {
      const proof = await this.proveSecondFactor(id, code);
      await audit.write({
        actorId: id,
        action: proof ? 'staff.signed_in' : 'staff.second_factor_failed',
        target: { kind: 'staff', id },
        details: proof ? { with: proof } : {},
      });
      return proof;
    });
    if (!proof) throw new SecondFactorNotAccepted();
    if (proof !== 'password') securityEvents.record('second_factor_accepted', { accountId: id });
    return { userId: id, passwordHash, proof };
  }

  /**
   * Opens a session for a verified login, which is checked again under the lock of the user row. A concurrent change of
   * password, role, standing or second factor either ends the new session or fails this check.
   * @throws WrongCredentials, AccountSuspended, SecondFactorNeeded, SecondFactorNotAccepted
   */
  async open({ userId, passwordHash, proof }: ConsoleLogin, session: NewSession): Promise<void> {
    const { unitOfWork, users, secondFactors, goodStanding, sessions, recognizeDevice } = this.ports;
    await unitOfWork.run(async () => {
      const user = await users.findForUpdate(userId);
      if (!user || user.passwordHash !== passwordHash || !isStaff(user.role)) throw new WrongCredentials();
      await goodStanding.ensure(userId);
      const factor = await secondFactors.findForUpdate(userId);
      if (factor?.isOn && proof === 'password') throw new SecondFactorNeeded();
      if (!factor?.isOn && proof !== 'password') throw new SecondFactorNotAccepted();
      await sessions.openConsole(session);
      await recognizeDevice.execute(user, session, 'console');
    });
    this.ports.securityEvents.record('staff_signed_in', { accountId: userId });
  }

  /** @throws AccountGone */
  async profile({ userId }: { userId: number }): Promise<StaffProfile> {
    const { users, secondFactors, secondFactorPolicy } = this.ports;
    const user = await users.find(userId);
    if (!user || !isStaff(user.role)) throw new AccountGone();
    const { id, firstName, lastName, email, role } = user;
    const factor = await secondFactors.find(userId);
    const hasSecondFactor = factor?.isOn ?? false;
    return {
      id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      role,
      hasSecondFactor,
      mustEnrol: mustEnrol(secondFactorPolicy, hasSecondFactor),
      recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
    };
  }

  /** A user without a staff role gets the same error as a wrong password. */
  private async verifyCredentials(login: Credentials): Promise<User> {
    const user = await this.checkPassword(login);
    await this.ports.goodStanding.ensure(user.id);
    if (login.password.length < this.ports.shortestPassword) throw new StaffPasswordTooShort();
    return user;
  }

  /** Each call verifies one hash, so that timing reveals nothing. */
  private async checkPassword({ email, password, origin, device }: Credentials): Promise<User> {
    const { users, passwords, limiter, securityEvents } = this.ports;
    const user = await users.findByEmail(email);
    const known = device !== null && device.userId === user?.id ? device : null;
    const attempt = { name: email, origin, device: known };
    const refund = await limitLoginAttempts(CONSOLE_LOGINS, attempt, limiter);
    const isRight = await passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight || !isStaff(user.role)) {
      const refusal = new WrongCredentials();
      const facts = { accountId: user?.id ?? null, reason: refusal.code };
      securityEvents.record('staff_sign_in_failed', facts);
      throw refusal;
    }
    await refund();
    return user;
  }

  /** @returns null if the code is wrong */
  private async proveSecondFactor(userId: number, code: string | null): Promise<Proof | 'password' | null> {
    const factor = await this.ports.secondFactors.findForUpdate(userId);
    if (!factor?.isOn) return 'password';
    if (code === null) throw new SecondFactorNeeded();
    return this.codes.use(factor, code);
  }
}

/** A known device has its own counter, so that a stranger with the password cannot use up its attempts. */
const guessesKey = (userId: number, device: KnownDevice | null): string =>
  device?.userId === userId ? `${userId} ${device.id}` : String(userId);
