import { CodeNotAccepted } from '../../domain/shared/one-time-code.js';
import type { User } from '../../domain/account/user.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
import { type Codes, emailChangeScope } from './codes.js';
import { TRIES_PER_ORIGIN } from './limits.js';
import type { AccountMails } from './mails.js';
import type { EmailChanges, Users } from './ports.js';

export interface ConfirmEmailChangeCommand {
  readonly userId: number;
  readonly code: string;
  /** Where on the internet the request came from. */
  readonly origin: string;
}

/** Gives an account the address that the mailed code proves, and tells the one before. */
export class ConfirmEmailChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly changes: EmailChanges,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws CodeNotAccepted, EmailTaken when another person proves the address at the same moment, TooManyAttempts */
  async execute({ userId, code, origin }: ConfirmEmailChangeCommand): Promise<void> {
    await consumePaced(TRIES_PER_ORIGIN, origin, this.limiter);
    // A wrong try must be kept, so the refusal waits for the commit.
    const isChanged = await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      return user !== null && this.change(user, code);
    });
    if (!isChanged) throw new CodeNotAccepted();
    await refundPaced(TRIES_PER_ORIGIN, origin, this.limiter);
  }

  private async change(user: User, code: string): Promise<boolean> {
    const change = await this.changes.findForUpdate(user.id);
    if (!change) return false;
    const guess = this.codes.digestOf('change-email', emailChangeScope(user, change.email), code);
    if (!change.tryCode(guess, this.clock.now())) {
      await this.changes.save(change);
      return false;
    }
    await this.changes.remove(change);
    if (await this.users.findByEmail(change.email)) return false;
    await queueMail(this.jobs, this.mails.emailChanged(user));
    user.changeEmail(change.email, this.clock.now());
    await this.users.save(user);
    return true;
  }
}
