import { CodeNotAccepted } from '../../domain/shared/one-time-code.js';
import type { User } from '../../domain/account/user.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { SecretLinks } from '../sessions/secret-links.js';
import type { Deliverability } from '../notifications/deliverability.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { type Codes, emailChangeScope } from './codes.js';
import { TRIES_PER_ORIGIN } from './limits.js';
import type { AccountMails } from './mails.js';
import type { EmailChanges, Users } from './ports.js';

export interface ConfirmEmailChangeCommand {
  readonly userId: number;
  readonly code: string;
  /** Network address of the request. */
  readonly origin: string;
}

/**
 * Replaces the email address of an account after a check of the mailed code, mails the previous address and ends all secret links. The proved
 * address is deliverable, whatever was known of it.
 */
export class ConfirmEmailChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly changes: EmailChanges,
    private readonly secretLinks: SecretLinks,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
    private readonly deliverability: Pick<Deliverability, 'startAnew'>,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws CodeNotAccepted, EmailTaken (a concurrent transaction took the address), TooManyAttempts */
  async execute({ userId, code, origin }: ConfirmEmailChangeCommand): Promise<void> {
    await consumePaced(TRIES_PER_ORIGIN, origin, this.limiter);
    // Throws after the commit, because the transaction must store the failed attempt.
    const isChanged = await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      return user !== null && this.change(user, code);
    });
    if (!isChanged) throw new CodeNotAccepted();
    await refundPaced(TRIES_PER_ORIGIN, origin, this.limiter);
  }

  /** @returns false if the code is not valid or the address was taken since */
  private async change(user: User, code: string): Promise<boolean> {
    const change = await this.changes.findForUpdate(user.id);
    if (!change) return false;
    const guess = this.codes.digestOf('change-email', emailChangeScope(user, change.email), code);
    if (!change.tryCode(guess, this.clock.now())) {
      await this.changes.save(change);
      return false;
    }
    await this.changes.remove(change);
    const owner = await this.users.findByMailbox(change.email);
    if (owner && owner.id !== user.id) return false;
    // The own address is confirmed again after mails to it came back.
    if (change.email !== user.email) {
      await this.mails.emailChanged(user);
      user.changeEmail(change.email, this.clock.now());
      await this.users.save(user);
      await this.secretLinks.revokeAll(user.id);
    }
    await this.deliverability.startAnew(change.email);
    return true;
  }
}
