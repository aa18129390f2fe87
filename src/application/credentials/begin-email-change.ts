import { emailFrom, SameEmail } from '../../domain/account/email-address.js';
import { WrongPassword } from '../../domain/account/wrong-password.js';
import { consumePaced } from '../shared/paced-limit.js';
import type { Deliverability } from '../notifications/deliverability.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { Admissions } from '../account/admissions.js';
import { VERIFICATIONS } from '../account/code-mail-limits.js';
import { CODES_PER_ORIGIN } from '../account/limits.js';
import { EMAIL_CHANGE_WAIT, EMAIL_CHANGES } from './limits.js';
import type { Users } from '../account/ports.js';
import type { VerifyPassword, PasswordAttempt } from './verify-password.js';
import type { SendProofCode } from './send-proof-code.js';

export interface BeginEmailChangeCommand extends PasswordAttempt {
  /** The new address. */
  readonly email: string;
  /** Network address of the request. */
  readonly origin: string;
}

/**
 * Sends a code to the new address of an account. The response is the same for an address that has an account, to prevent
 * account enumeration.
 */
export class BeginEmailChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly verifyPassword: VerifyPassword,
    private readonly sendProofCode: SendProofCode,
    private readonly deliverability: Pick<Deliverability, 'isUndeliverable'>,
    private readonly limiter: RateLimiter,
    private readonly admissions: Admissions,
  ) {}

  /** @throws EmailNotValid, EmailDomainNotAllowed, DisposableEmail, SameEmail, AccountGone, WrongPassword, TooManyAttempts */
  async execute({ email, origin, ...typed }: BeginEmailChangeCommand): Promise<void> {
    const address = emailFrom(email);
    await this.admissions.ensureEmail(address);
    // Before the password, in whose place a code is used up.
    if ((await this.users.find(typed.userId))?.email === address) await this.ensureWorthConfirming(address);
    const verifiedHash = await this.verifyPassword.execute(typed);
    await this.limit(typed.userId, origin, address);
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(typed.userId);
      if (user?.passwordHash !== verifiedHash) throw new WrongPassword();
      await this.sendProofCode.execute(user, 'change-email', address);
    });
  }

  /** The own address is confirmed again if mails to it came back. @throws SameEmail otherwise */
  private async ensureWorthConfirming(address: string): Promise<void> {
    if (!(await this.deliverability.isUndeliverable(address))) throw new SameEmail();
  }

  private async limit(userId: number, origin: string, address: string): Promise<void> {
    await consumePaced(CODES_PER_ORIGIN, origin, this.limiter);
    await this.limiter.consume(EMAIL_CHANGES, String(userId));
    await this.limiter.consume(EMAIL_CHANGE_WAIT, `${userId} ${address}`);
    await consumePaced(VERIFICATIONS.perAddress, address, this.limiter);
  }
}
