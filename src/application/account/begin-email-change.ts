import { emailFrom } from '../../domain/account/email-address.js';
import { EmailChange, SameEmail } from '../../domain/account/email-change.js';
import { WrongPassword } from '../../domain/account/wrong-password.js';
import { consumePaced } from '../shared/paced-limit.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import { type Codes, emailChangeScope } from './codes.js';
import { VERIFICATIONS } from './code-mail-limits.js';
import { CODES_PER_ORIGIN, EMAIL_CHANGE_WAIT, EMAIL_CHANGES } from './limits.js';
import type { AccountMails } from './mails.js';
import type { EmailChanges, Users } from './ports.js';
import type { VerifyPassword, PasswordAttempt } from './verify-password.js';

export interface BeginEmailChangeCommand extends PasswordAttempt {
  /** The address that is wanted. */
  readonly email: string;
  /** Where on the internet the request came from. */
  readonly origin: string;
}

/**
 * Sends a code to the new address of an account. An address that belongs to another account is treated alike, with another
 * mail instead of the code, so that no answer reveals who is a member (account enumeration).
 */
export class BeginEmailChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly changes: EmailChanges,
    private readonly verifyPassword: VerifyPassword,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws EmailNotValid, SameEmail, AccountGone, WrongPassword, TooManyAttempts */
  async execute({ email, origin, ...typed }: BeginEmailChangeCommand): Promise<void> {
    const address = emailFrom(email);
    const verifiedHash = await this.verifyPassword.execute(typed);
    if ((await this.users.find(typed.userId))?.email === address) throw new SameEmail();
    await this.limit(typed.userId, origin, address);
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(typed.userId);
      if (user?.passwordHash !== verifiedHash) throw new WrongPassword();
      const { code, digest } = this.codes.issue('change-email', emailChangeScope(user, address));
      await this.changes.replace(EmailChange.of(user.id, address, digest, this.clock.now()));
      const owner = await this.users.findByEmail(address);
      await queueMail(
        this.jobs,
        owner ? this.mails.addressInUse(owner) : this.mails.emailChangeCode(address, code),
      );
    });
  }

  private async limit(userId: number, origin: string, address: string): Promise<void> {
    await consumePaced(CODES_PER_ORIGIN, origin, this.limiter);
    await this.limiter.consume(EMAIL_CHANGES, String(userId));
    await this.limiter.consume(EMAIL_CHANGE_WAIT, `${userId} ${address}`);
    await consumePaced(VERIFICATIONS.perAddress, address, this.limiter);
  }
}
