import { emailFrom } from '../../domain/account/email-address.js';
import { PasswordReset } from '../../domain/account/password-reset.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { postMail } from '../shared/send-mail.js';
import { consumePaced } from '../shared/paced-limit.js';
import type { Codes } from './codes.js';
import { mayMailCode, RESETS } from './code-mail-limits.js';
import { type Requester, requesterKey } from './known-device.js';
import { CODES_PER_ORIGIN } from './limits.js';
import type { AccountMails } from './mails.js';
import type { PasswordResets, Users } from './ports.js';

export const BEGIN_PASSWORD_RESET = 'begin-password-reset';

export interface ForgotPasswordCommand extends Requester {
  readonly email: string;
}

/** Takes the wish for a way back in. Whether there is an account is looked up later, so that no answer takes longer. */
export class ForgotPassword {
  constructor(
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
  ) {}

  /** An address that has had enough codes gets no other, without a word. @throws TooManyAttempts of the caller's own */
  async execute({ email, ...requester }: ForgotPasswordCommand): Promise<void> {
    const address = emailFrom(email);
    await consumePaced(CODES_PER_ORIGIN, requesterKey(requester), this.limiter);
    if (await mayMailCode(RESETS, address, requester, this.limiter, { mustWait: true })) {
      await this.jobs.add(BEGIN_PASSWORD_RESET, { email: address });
    }
  }
}

/**
 * The job behind it: a reset code for whoever has an account. For other addresses a code is made too and sent to
 * nobody, so that trying codes afterwards takes the same work and does not tell which addresses have one.
 */
export class BeginPasswordReset {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly resets: PasswordResets,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute({ email }: { email: string }): Promise<void> {
    const owner = await this.users.findByEmail(email);
    const { code, digest } = this.codes.issue('reset-password', email);
    await this.work.run(async () => {
      await this.resets.replace(PasswordReset.of(email, digest, this.clock.now()));
      if (owner?.canSignIn) await postMail(this.jobs, this.mails.resetCode(owner, code));
    });
  }
}
