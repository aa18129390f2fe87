import { emailFrom, SameEmail } from '../../domain/account/email-address.js';
import type { User } from '../../domain/account/user.js';
import { WrongPassword } from '../../domain/account/wrong-password.js';
import { codeRefused, type CodeRefusal } from '../../domain/shared/one-time-code.js';
import { VERIFICATIONS } from '../account/code-mail-limits.js';
import { CODES_PER_ORIGIN, TRIES_PER_ORIGIN } from '../account/limits.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { AddressProofs } from './address-proofs.js';
import { EMAIL_CHANGE_WAIT, EMAIL_CHANGES } from './limits.js';
import type { CredentialPorts } from './ports.js';
import type { PasswordAttempt, VerifyPassword } from './verify-password.js';

export interface BeginEmailChangeCommand extends PasswordAttempt {
  /** The new address. */
  readonly email: string;
  /** Network address of the request. */
  readonly origin: string;
}

export interface ConfirmEmailChangeCommand {
  readonly userId: number;
  readonly code: string;
  /** Network address of the request. */
  readonly origin: string;
}

/** How a member changes the email address of their account, or confirms the one to which mails came back. */
export class EmailChange {
  constructor(
    private readonly ports: CredentialPorts,
    private readonly verifyPassword: VerifyPassword,
    private readonly proofs: AddressProofs,
  ) {}

  /**
   * Sends a code to the new address. The response is the same for an address that has an account, to prevent account
   * enumeration.
   * @throws EmailNotValid, EmailDomainNotAllowed, DisposableEmail, SameEmail, AccountGone, WrongPassword, TooManyAttempts
   */
  async begin({ email, origin, ...typed }: BeginEmailChangeCommand): Promise<void> {
    const { unitOfWork, users, admissions } = this.ports;
    const address = emailFrom(email);
    await admissions.ensureEmail(address);
    // Before the password, in whose place a code is used up.
    await this.ensureWorthConfirming(typed.userId, address);
    const verifiedHash = await this.verifyPassword.execute(typed);
    await this.limit(typed.userId, origin, address);
    await unitOfWork.run(async () => {
      const user = await users.findForUpdate(typed.userId);
      if (user?.passwordHash !== verifiedHash) throw new WrongPassword();
      await this.proofs.send(user, 'change-email', address);
    });
  }

  /**
   * Replaces the address after a check of the mailed code, mails the previous one and ends all secret links. The proved
   * address is deliverable, whatever was known of it.
   * @throws CodeNotAccepted, CodeReplaced, EmailTaken (a concurrent transaction took the address), TooManyAttempts
   */
  async confirm({ userId, code, origin }: ConfirmEmailChangeCommand): Promise<void> {
    const { unitOfWork, users, limiter } = this.ports;
    await consumePaced(TRIES_PER_ORIGIN, origin, limiter);
    // Throws after the commit, because the transaction must store the failed attempt.
    const refusal = await unitOfWork.run(async () => {
      const user = await users.findForUpdate(userId);
      return user ? this.change(user, code) : 'wrong';
    });
    if (refusal) throw codeRefused(refusal);
    await refundPaced(TRIES_PER_ORIGIN, origin, limiter);
  }

  /** The own address is confirmed again if mails to it came back. @throws SameEmail otherwise */
  private async ensureWorthConfirming(userId: number, address: string): Promise<void> {
    const { users, deliverability } = this.ports;
    if ((await users.find(userId))?.email !== address) return;
    if (!(await deliverability.isUndeliverable(address))) throw new SameEmail();
  }

  private async limit(userId: number, origin: string, address: string): Promise<void> {
    const { limiter } = this.ports;
    await consumePaced(CODES_PER_ORIGIN, origin, limiter);
    await limiter.consume(EMAIL_CHANGES, String(userId));
    await limiter.consume(EMAIL_CHANGE_WAIT, `${userId} ${address}`);
    await consumePaced(VERIFICATIONS.perAddress, address, limiter);
  }

  /** @returns null for a change; `wrong` also if the address was taken since */
  private async change(user: User, code: string): Promise<CodeRefusal | null> {
    const { users, mails, secretLinks, deliverability, clock } = this.ports;
    const change = (await this.proofs.redeem(user, 'change-email', code)) ?? 'wrong';
    if (typeof change === 'string') return change;
    const owner = await users.findByMailbox(change.email);
    if (owner && owner.id !== user.id) return 'wrong';
    // The own address is confirmed again after mails to it came back.
    if (change.email !== user.email) {
      await mails.emailChanged(user);
      user.changeEmail(change.email, clock.now());
      await users.save(user);
      await secretLinks.revokeAll(user.id);
    }
    await deliverability.startAnew(change.email);
    return null;
  }
}
