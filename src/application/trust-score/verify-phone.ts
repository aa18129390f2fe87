import { codeRefused, type CodeRefusal } from '../../domain/shared/one-time-code.js';
import { type PhoneNumber, PhoneNumberNotValid } from '../../domain/trust-score/phone-number.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Codes } from '../account/codes.js';
import type { Users } from '../account/ports.js';
import { consumePaced } from '../shared/paced-limit.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { PHONE_TRIES_PER_ORIGIN } from './limits.js';
import type { NumberingPlans, PhoneVerifications } from './ports.js';
import { proofOf } from './send-phone-code.js';

export interface VerifyPhoneCommand {
  readonly userId: number;
  /** As typed. */
  readonly phoneNumber: string;
  readonly code: string;
  /** IP address or network of the request. */
  readonly origin: string;
}

/** Verifies a phone number with the code that was sent to it. */
export class VerifyPhone {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly verifications: PhoneVerifications,
    private readonly codes: Codes,
    private readonly plans: NumberingPlans,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws PhoneNumberNotValid, CodeNotAccepted, CodeReplaced, PhoneNumberTaken, TooManyAttempts, AccountGone */
  async execute({ userId, phoneNumber, code, origin }: VerifyPhoneCommand): Promise<void> {
    const number = this.plans.numberFrom(phoneNumber);
    if (number === null) throw new PhoneNumberNotValid();
    await consumePaced(PHONE_TRIES_PER_ORIGIN, origin, this.limiter);
    const guess = this.codes.digestOf('verify-phone', proofOf(userId, number), code);
    // Thrown after the commit, because a wrong attempt must be counted.
    const refusal = await this.unitOfWork.run(() => this.verify(userId, number, guess));
    if (refusal) throw codeRefused(refusal);
  }

  private async verify(userId: number, number: PhoneNumber, guess: string): Promise<CodeRefusal | null> {
    const now = this.clock.now();
    const user = await this.users.findForUpdate(userId);
    if (!user) throw new AccountGone();
    const verification = await this.verifications.findForUpdate(userId);
    if (!verification) return 'wrong';
    const answer = verification.tryCode(guess, now);
    if (answer !== 'right') {
      await this.verifications.save(verification);
      return answer;
    }
    await this.verifications.remove(verification);
    user.verifyPhone(number, now);
    await this.users.save(user);
    return null;
  }
}
