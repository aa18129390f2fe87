import { emailFrom } from '../../domain/account/email-address.js';
import type { Jobs, RateLimiter } from '../shared/ports.js';
import { consumePaced } from '../shared/paced-limit.js';
import { BEGIN_PASSWORD_RESET } from './begin-password-reset.js';
import type { Codes } from '../account/codes.js';
import { mayMailCode, RESETS } from '../account/code-mail-limits.js';
import { type Requester, requesterKey } from '../account/known-device.js';
import { CODES_PER_ORIGIN } from '../account/limits.js';

export interface ForgotPasswordCommand extends Requester {
  readonly email: string;
  /** Key of an earlier reset of this browser, whose code is replaced; null if there is none. */
  readonly resetKey: string | null;
}

/** Queues a password reset. A job looks up the account, so that the response time does not reveal whether it exists. */
export class ForgotPassword {
  constructor(
    private readonly codes: Codes,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * An address at its limit gets no mail, with the same response.
   * @returns the key of the reset for this browser, also for unknown addresses
   * @throws TooManyAttempts for the limit of the requester only
   */
  async execute({ email, resetKey, ...requester }: ForgotPasswordCommand): Promise<{ resetKey: string }> {
    const address = emailFrom(email);
    // Not validated: a key is only valid with its address and code, and a lookup would reveal accounts by its timing.
    const key = resetKey ?? this.codes.newKey();
    await consumePaced(CODES_PER_ORIGIN, requesterKey(requester), this.limiter);
    if (await mayMailCode(RESETS, address, requester, this.limiter, { mustWait: true })) {
      await this.jobs.add(BEGIN_PASSWORD_RESET, { email: address, key });
    }
    return { resetKey: key };
  }
}
