import { codeRefused, type CodeRefusal } from '../../domain/shared/one-time-code.js';
import type { User } from '../../domain/account/user.js';
import { consumePaced, refundPaced } from '../shared/paced-limit.js';
import type { SecretLinks } from '../sessions/secret-links.js';
import type { Deliverability } from '../notifications/deliverability.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { TRIES_PER_ORIGIN } from '../account/limits.js';
import type { AccountMails } from '../account/mails.js';
import type { Users } from '../account/ports.js';
import type { RedeemProof } from './redeem-proof.js';

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
    private readonly redeemProof: RedeemProof,
    private readonly secretLinks: SecretLinks,
    private readonly mails: AccountMails,
    private readonly deliverability: Pick<Deliverability, 'startAnew'>,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws CodeNotAccepted, CodeReplaced, EmailTaken (a concurrent transaction took the address), TooManyAttempts */
  async execute({ userId, code, origin }: ConfirmEmailChangeCommand): Promise<void> {
    await consumePaced(TRIES_PER_ORIGIN, origin, this.limiter);
    // Throws after the commit, because the transaction must store the failed attempt.
    const refusal = await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      return user ? this.change(user, code) : 'wrong';
    });
    if (refusal) throw codeRefused(refusal);
    await refundPaced(TRIES_PER_ORIGIN, origin, this.limiter);
  }

  /** @returns null for a change; `wrong` also if the address was taken since */
  private async change(user: User, code: string): Promise<CodeRefusal | null> {
    const change = (await this.redeemProof.execute(user, 'change-email', code)) ?? 'wrong';
    if (typeof change === 'string') return change;
    const owner = await this.users.findByMailbox(change.email);
    if (owner && owner.id !== user.id) return 'wrong';
    // The own address is confirmed again after mails to it came back.
    if (change.email !== user.email) {
      await this.mails.emailChanged(user);
      user.changeEmail(change.email, this.clock.now());
      await this.users.save(user);
      await this.secretLinks.revokeAll(user.id);
    }
    await this.deliverability.startAnew(change.email);
    return null;
  }
}
