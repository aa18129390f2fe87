import { emailFrom } from '../../domain/account/email-address.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { consumePaced } from '../shared/paced-limit.js';
import { type Codes, codeScope } from './codes.js';
import { mayMailCode, VERIFICATIONS } from './code-mail-limits.js';
import { type Requester, requesterKey } from './known-device.js';
import { CODES_PER_ORIGIN } from './limits.js';
import type { AccountMails } from './mails.js';
import type { PendingRegistrations, Users } from './ports.js';

export const RENEW_VERIFICATION = 'renew-verification';

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

/** Job that stores a new code for a pending registration and mails it; without a registration it does nothing. */
export class RenewVerification {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly registrations: PendingRegistrations,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  async execute({ email, signUpKey }: Pick<ResendCommand, 'email' | 'signUpKey'>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const waiting = await this.registrations.findAllForUpdate(email);
      const registration = waiting.find(({ key }) => key === signUpKey) ?? waiting.at(-1);
      if (!registration) return;
      const { code, digest } = this.codes.issue('verify-email', codeScope(email, registration.key));
      registration.renewCode(digest, this.clock.now());
      await this.registrations.save(registration);
      const owner = await this.users.findByEmail(email);
      await (owner ? this.mails.alreadyHaveAccount(owner) : this.mails.verificationCode(registration, code));
    });
  }
}
