import { emailFrom } from '../../domain/account/email-address.js';
import { PasswordReset } from '../../domain/account/password-reset.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { consumePaced } from '../shared/paced-limit.js';
import { type Codes, codeScope } from './codes.js';
import { mayMailCode, RESETS } from './code-mail-limits.js';
import { type Requester, requesterKey } from './known-device.js';
import { CODES_PER_ORIGIN } from './limits.js';
import type { AccountMails } from './mails.js';
import type { PasswordResets, Users } from './ports.js';

export const BEGIN_PASSWORD_RESET = 'begin-password-reset';

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

/**
 * Job that stores a reset and mails its code. For an address without an account the reset is stored without a mail, so that
 * later attempts take the same work for every address.
 */
export class BeginPasswordReset {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly resets: PasswordResets,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  async execute({ email, key }: { email: string; key: string }): Promise<void> {
    const owner = await this.users.findByEmail(email);
    const { code, digest } = this.codes.issue('reset-password', codeScope(email, key));
    await this.unitOfWork.run(async () => {
      await this.resets.replace(PasswordReset.of(key, email, digest, this.clock.now()));
      if (owner?.canSignIn) await this.mails.resetCode(owner, code);
    });
  }
}
