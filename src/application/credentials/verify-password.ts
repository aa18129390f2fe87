import type { User } from '../../domain/account/user.js';
import { PasswordIsSet, PasswordNotSet, WrongPassword } from '../../domain/account/wrong-password.js';
import { asciiDigits } from '../../domain/shared/ascii-digits.js';
import { codeRefused } from '../../domain/shared/one-time-code.js';
import { CONFIRMATIONS } from '../account/code-mail-limits.js';
import { AccountGone } from '../shared/account-gone.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { AddressProofs } from './address-proofs.js';
import { PASSWORD_CONFIRMATIONS } from './limits.js';
import type { CredentialPorts } from './ports.js';

export interface PasswordAttempt {
  readonly userId: number;
  /** For an account without a password: the code that `sendCode` mails. */
  readonly password: string;
}

/**
 * Checks the password of a logged-in user again, or the mailed code in its place. Failed attempts have their own counter per
 * account, so that strangers at the login cannot use it up.
 */
export class VerifyPassword {
  constructor(
    private readonly ports: Pick<CredentialPorts, 'unitOfWork' | 'users' | 'passwords' | 'limiter'>,
    private readonly proofs: AddressProofs,
  ) {}

  /** Mails a code that takes the place of the password of an account without one. @throws PasswordIsSet, AccountGone, TooManyAttempts */
  async sendCode({ userId }: { userId: number }): Promise<void> {
    const { unitOfWork, users, limiter } = this.ports;
    const key = String(userId);
    await limiter.consume(CONFIRMATIONS.wait, key);
    await limiter.consume(CONFIRMATIONS.perRequester, key);
    await consumePaced(CONFIRMATIONS.perAddress, key, limiter);
    await unitOfWork.run(async () => {
      const user = await users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      if (user.passwordHash !== null) throw new PasswordIsSet();
      await this.proofs.send(user, 'confirm', user.email);
    });
  }

  /**
   * @returns the hash that the password matched, or null without one; compare it again under the row lock
   * @throws AccountGone, WrongPassword, PasswordNotSet, CodeNotAccepted, CodeReplaced, TooManyAttempts
   */
  async execute({ userId, password }: PasswordAttempt): Promise<string | null> {
    const { users, passwords, limiter } = this.ports;
    const user = await users.find(userId);
    if (!user) throw new AccountGone();
    const { passwordHash } = user;
    const key = String(userId);
    await consumePaced(PASSWORD_CONFIRMATIONS, key, limiter);
    if (passwordHash === null) await this.redeemCode(user, asciiDigits(password));
    else if (!(await passwords.verify(passwordHash, password))) throw new WrongPassword();
    await refundPaced(PASSWORD_CONFIRMATIONS, key, limiter);
    return passwordHash;
  }

  /** Throws after the commit, because the transaction must store the failed attempt. */
  private async redeemCode(user: User, code: string): Promise<void> {
    const proof = await this.ports.unitOfWork.run(() => this.proofs.redeem(user, 'confirm', code));
    if (proof === null) throw new PasswordNotSet();
    if (typeof proof === 'string') throw codeRefused(proof);
  }
}
