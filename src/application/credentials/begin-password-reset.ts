import { PasswordReset } from '../../domain/account/password-reset.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import { type Codes, codeScope } from '../account/codes.js';
import type { AccountMails } from '../account/mails.js';
import type { PasswordResets } from './ports.js';
import type { Users } from '../account/ports.js';

export const BEGIN_PASSWORD_RESET = 'begin-password-reset';

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
      const earlier = await this.resets.findForUpdate(email, key);
      const reset = PasswordReset.of(key, email, digest, this.clock.now(), earlier);
      await this.resets.replace(reset);
      if (owner?.canSignIn) await this.mails.resetCode(owner, code, reset.state.codeExpiresAt);
    });
  }
}
