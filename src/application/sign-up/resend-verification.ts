import { emailFrom } from '../../domain/account/email-address.js';
import type { Jobs, RateLimiter } from '../shared/ports.js';
import { consumePaced } from '../shared/paced-limit.js';
import { mayMailCode, VERIFICATIONS } from '../account/code-mail-limits.js';
import { type Requester, requesterKey } from '../account/known-device.js';
import { CODES_PER_ORIGIN } from '../account/limits.js';
import type { PendingRegistrations } from './ports.js';
import { RENEW_VERIFICATION } from './renew-verification.js';

export interface ResendCommand extends Requester {
  readonly email: string;
  /** Key of the registration that this browser started; null: the newest registration of the address gets the code. */
  readonly signUpKey: string | null;
}

/** Queues a new verification code. A job looks up the registration, so that the response time does not reveal it. */
export class ResendVerification {
  constructor(
    private readonly registrations: PendingRegistrations,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
  ) {}

  /** An address at its limit gets no mail, with the same response. @throws TooManyAttempts for the limit of the requester only */
  async execute({ email, origin, device, signUpKey }: ResendCommand): Promise<void> {
    const address = emailFrom(email);
    const isOwn = signUpKey !== null && (await this.registrations.isOf(signUpKey, address));
    const requester = { origin, device };
    // A browser with its own registration skips this limit, so that others in its network cannot block it.
    if (!isOwn) await consumePaced(CODES_PER_ORIGIN, requesterKey(requester), this.limiter);
    if (await mayMailCode(VERIFICATIONS, address, requester, this.limiter, { mustWait: true })) {
      await this.jobs.add(RENEW_VERIFICATION, { email: address, signUpKey });
    }
  }
}
