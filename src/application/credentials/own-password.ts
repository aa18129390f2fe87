import { emailFrom } from '../../domain/account/email-address.js';
import { PasswordReset } from '../../domain/account/password-reset.js';
import { ensurePassword } from '../../domain/account/password.js';
import { ensureUncommon } from '../../domain/account/uncommon-password.js';
import type { User } from '../../domain/account/user.js';
import { WrongPassword } from '../../domain/account/wrong-password.js';
import { type CodeRefusal, codeRefused } from '../../domain/shared/one-time-code.js';
import { ensureNewPasswordFits } from '../../domain/staff/staff-password.js';
import { mayMailCode, RESETS } from '../account/code-mail-limits.js';
import { codeScope } from '../account/codes.js';
import { type Requester, requesterKey } from '../account/known-device.js';
import { CODES_PER_ORIGIN, TRIES_PER_ORIGIN } from '../account/limits.js';
import type { SessionEnd } from '../sessions/sessions.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { CredentialPorts } from './ports.js';
import type { PasswordAttempt, VerifyPassword } from './verify-password.js';

export interface ChangePasswordCommand extends PasswordAttempt {
  readonly newPassword: string;
  /** The current session, which continues. */
  readonly sessionId: string;
}

export interface ForgotPasswordCommand extends Requester {
  readonly email: string;
  /** Key of an earlier reset of this browser, whose code is replaced; null if there is none. */
  readonly resetKey: string | null;
}

export interface ResetPasswordCommand {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
  /** Network address of the request. */
  readonly origin: string;
  /** Key of the reset that this browser started; null: the newest reset of the address is tried. */
  readonly resetKey: string | null;
}

interface TypedResetCode {
  readonly address: string;
  readonly code: string;
  readonly ownKey: string | null;
}

interface NewPassword {
  readonly passwordHash: string;
  readonly reason: SessionEnd;
  /** The session that continues; absent: all end. */
  readonly exceptSessionId?: string;
}

export const BEGIN_PASSWORD_RESET = 'begin-password-reset';

/** How the password of an account is replaced: by its owner, or by whoever reads the mails to its address. */
export class OwnPassword {
  constructor(
    private readonly ports: CredentialPorts,
    private readonly verifyPassword: VerifyPassword,
  ) {}

  /**
   * Replaces a password after a check of the current one. All other sessions end, and the user gets a mail.
   * @throws PasswordLengthNotAllowed, PasswordTooCommon, StaffPasswordLengthNotAllowed, AccountGone, WrongPassword,
   * TooManyAttempts
   */
  async change({ newPassword, sessionId, ...typed }: ChangePasswordCommand): Promise<void> {
    const { unitOfWork, users, passwords } = this.ports;
    ensureMemberPassword(newPassword);
    const verifiedHash = await this.verifyPassword.execute(typed);
    const passwordHash = await passwords.hash(newPassword);
    await unitOfWork.run(async () => {
      const user = await users.findForUpdate(typed.userId);
      if (user?.passwordHash !== verifiedHash) throw new WrongPassword();
      ensureNewPasswordFits(user.role, newPassword);
      await this.replace(user, { passwordHash, reason: 'password_changed', exceptSessionId: sessionId });
    });
  }

  /**
   * Queues a password reset. The job looks up the account, so that the response time does not reveal whether it exists. An
   * address at its limit gets no mail, with the same response.
   * @returns the key of the reset for this browser, also for unknown addresses
   * @throws TooManyAttempts for the limit of the requester only
   */
  async forgot({ email, resetKey, ...requester }: ForgotPasswordCommand): Promise<{ resetKey: string }> {
    const { codes, jobs, limiter } = this.ports;
    const address = emailFrom(email);
    // Not validated: a key is only valid with its address and code, and a lookup would reveal accounts by its timing.
    const key = resetKey ?? codes.newKey();
    await consumePaced(CODES_PER_ORIGIN, requesterKey(requester), limiter);
    if (await mayMailCode(RESETS, address, requester, limiter, { mustWait: true }))
      await jobs.add(BEGIN_PASSWORD_RESET, { email: address, key });
    return { resetKey: key };
  }

  /**
   * Stores a reset and mails its code. For an address without an account the reset is stored without a mail, so that later
   * attempts take the same work for every address.
   */
  async beginReset({ email, key }: { email: string; key: string }): Promise<void> {
    const { unitOfWork, users, resets, codes, mails, clock } = this.ports;
    const owner = await users.findByEmail(email);
    const { code, digest } = codes.issue('reset-password', codeScope(email, key));
    await unitOfWork.run(async () => {
      const earlier = await resets.findForUpdate(email, key);
      const reset = PasswordReset.of(key, email, digest, clock.now(), earlier);
      await resets.replace(reset);
      if (owner?.canSignIn) await mails.resetCode(owner, code, reset.state.codeExpiresAt);
    });
  }

  /**
   * Replaces a forgotten password after a check of the mailed code. All sessions end, and the user gets a mail. A password
   * that is too short for staff rolls the transaction back, so the code stays valid.
   * @returns the id of the user whose password was replaced
   * @throws PasswordLengthNotAllowed, PasswordTooCommon, StaffPasswordLengthNotAllowed, CodeNotAccepted, CodeReplaced,
   * TooManyAttempts
   */
  async reset(command: ResetPasswordCommand): Promise<{ userId: number }> {
    const { unitOfWork, resets, passwords, limiter } = this.ports;
    const { email, code, newPassword, origin, resetKey } = command;
    ensureMemberPassword(newPassword);
    const address = emailFrom(email);
    const ownKey = resetKey !== null && (await resets.has(address, resetKey)) ? resetKey : null;
    // A browser that started the reset has its own counter, so that others in its network cannot block it.
    const counter = ownKey === null ? origin : `reset ${ownKey}`;
    await consumePaced(TRIES_PER_ORIGIN, counter, limiter);
    // Hashes before any lookup, so that the response time does not reveal whether the address has an account.
    const passwordHash = await passwords.hash(newPassword);
    // Throws after the commit, because the transaction must store the failed attempt.
    const user = await unitOfWork.run(async () => {
      const owner = await this.redeem({ address, code, ownKey });
      if (typeof owner === 'string') return owner;
      ensureNewPasswordFits(owner.role, newPassword);
      await this.replace(owner, { passwordHash, reason: 'password_reset' });
      return owner;
    });
    if (typeof user === 'string') throw codeRefused(user);
    await refundPaced(TRIES_PER_ORIGIN, counter, limiter);
    return { userId: user.id };
  }

  /**
   * Consumes a right code, together with all other resets of the address, and counts a wrong one in the stored reset.
   * @returns the user with a row lock; `wrong` also if the account cannot log in
   */
  private async redeem({ address, code, ownKey }: TypedResetCode): Promise<User | CodeRefusal> {
    const { users, resets, codes, deliverability, clock } = this.ports;
    const reset =
      ownKey === null
        ? await resets.findNewestForUpdate(address)
        : await resets.findForUpdate(address, ownKey);
    if (!reset) return 'wrong';
    const guess = codes.digestOf('reset-password', codeScope(address, reset.key), code);
    const answer = reset.tryCode(guess, clock.now(), ownKey !== null);
    if (answer !== 'right') {
      await resets.save(reset);
      return answer;
    }
    await resets.removeAllOf(address);
    await deliverability.startAnew(address);
    const owner = await users.findByEmail(address);
    return (owner?.canSignIn ? await users.findForUpdate(owner.id) : null) ?? 'wrong';
  }

  /** Runs in a unit of work that has locked the user row. */
  private async replace(user: User, { passwordHash, reason, exceptSessionId }: NewPassword): Promise<void> {
    const { users, sessions, mails, clock } = this.ports;
    user.changePassword(passwordHash, clock.now());
    await users.save(user);
    await sessions.endAll(user.id, reason, exceptSessionId);
    await mails.passwordChanged(user);
  }
}

function ensureMemberPassword(newPassword: string): void {
  ensurePassword(newPassword, 'newPassword');
  ensureUncommon(newPassword, 'newPassword');
}
