import { PasswordIsSet } from '../../domain/account/wrong-password.js';
import { AccountGone } from '../shared/account-gone.js';
import { consumePaced } from '../shared/paced-limit.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import { CONFIRMATIONS } from '../account/code-mail-limits.js';
import type { Users } from '../account/ports.js';
import type { SendProofCode } from './send-proof-code.js';

/** Mails a code that takes the place of the password of an account without one. See `VerifyPassword`. */
export class SendConfirmationCode {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly sendProofCode: SendProofCode,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws PasswordIsSet, AccountGone, TooManyAttempts */
  async execute({ userId }: { userId: number }): Promise<void> {
    const key = String(userId);
    await this.limiter.consume(CONFIRMATIONS.wait, key);
    await this.limiter.consume(CONFIRMATIONS.perRequester, key);
    await consumePaced(CONFIRMATIONS.perAddress, key, this.limiter);
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      if (user.passwordHash !== null) throw new PasswordIsSet();
      await this.sendProofCode.execute(user, 'confirm', user.email);
    });
  }
}
