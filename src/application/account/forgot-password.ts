import { emailFrom } from '../../domain/account/email-address.js';
import { PasswordReset } from '../../domain/account/password-reset.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { queueMail } from '../notifications/send-mail.js';
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
  /** Of a reset that this browser began before: its code is replaced. Null for none. */
  readonly resetKey: string | null;
}

/** Takes the wish for a way back in. Whether there is an account is looked up later, so that no answer takes longer. */
export class ForgotPassword {
  constructor(
    private readonly codes: Codes,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * An address that has had enough codes gets no other, without a word.
   * @returns the key that names the reset to this browser, for unknown addresses too @throws TooManyAttempts of the caller's own
   */
  async execute({ email, resetKey, ...requester }: ForgotPasswordCommand): Promise<{ resetKey: string }> {
    const address = emailFrom(email);
    // Kept unchecked: a key counts together with the address and its code alone, and a look would take time that tells.
    const key = resetKey ?? this.codes.newKey();
    await consumePaced(CODES_PER_ORIGIN, requesterKey(requester), this.limiter);
    if (await mayMailCode(RESETS, address, requester, this.limiter, { mustWait: true })) {
      await this.jobs.add(BEGIN_PASSWORD_RESET, { email: address, key });
    }
    return { resetKey: key };
  }
}

/**
 * The job behind it: a reset code for whoever has an account. For other addresses a code is made too and sent to
 * nobody, so that trying codes afterwards takes the same work and does not tell which addresses have one.
 */
export class BeginPasswordReset {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly resets: PasswordResets,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute({ email, key }: { email: string; key: string }): Promise<void> {
    const owner = await this.users.findByEmail(email);
    const { code, digest } = this.codes.issue('reset-password', codeScope(email, key));
    await this.unitOfWork.run(async () => {
      await this.resets.replace(PasswordReset.of(key, email, digest, this.clock.now()));
      if (owner?.canSignIn) await queueMail(this.jobs, this.mails.resetCode(owner, code));
    });
  }
}
