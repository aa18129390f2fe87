import { emailFrom } from '../../domain/account/email-address.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
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
  /** Of the sign-up that this browser began; null for none: then the newest gets the code. */
  readonly signUpKey: string | null;
}

/** Takes the wish for a new code. Whether anyone waits for one is looked up later, so that no answer takes longer. */
export class ResendVerification {
  constructor(
    private readonly registrations: PendingRegistrations,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
  ) {}

  /** An address that has had enough codes gets no other, without a word. @throws TooManyAttempts of the caller's own */
  async execute({ email, origin, device, signUpKey }: ResendCommand): Promise<void> {
    const address = emailFrom(email);
    const isOwn = signUpKey !== null && (await this.registrations.isOf(signUpKey, address));
    const requester = { origin, device };
    // Others of the same network do not keep a browser from going on with its own sign-up.
    if (!isOwn) await consumePaced(CODES_PER_ORIGIN, requesterKey(requester), this.limiter);
    if (await mayMailCode(VERIFICATIONS, address, requester, this.limiter, { mustWait: true })) {
      await this.jobs.add(RENEW_VERIFICATION, { email: address, signUpKey });
    }
  }
}

/** The job that issues and mails a new code if a registration is pending. */
export class RenewVerification {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly registrations: PendingRegistrations,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
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
      await queueMail(
        this.jobs,
        owner ? this.mails.alreadyHaveAccount(owner) : this.mails.verificationCode(registration, code),
      );
    });
  }
}
