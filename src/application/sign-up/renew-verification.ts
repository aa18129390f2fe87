import type { Clock, UnitOfWork } from '../shared/ports.js';
import { type Codes, codeScope } from '../account/codes.js';
import type { AccountMails } from '../account/mails.js';
import type { PendingRegistrations } from './ports.js';
import type { Users } from '../account/ports.js';

export const RENEW_VERIFICATION = 'renew-verification';

export interface RenewVerificationJob {
  readonly email: string;
  /** Null: the newest registration of the address gets the code. */
  readonly signUpKey: string | null;
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

  async execute({ email, signUpKey }: RenewVerificationJob): Promise<void> {
    await this.unitOfWork.run(async () => {
      const pending = await this.registrations.findAllForUpdate(email);
      const registration = pending.find(({ key }) => key === signUpKey) ?? pending.at(-1);
      if (!registration) return;
      const { code, digest } = this.codes.issue('verify-email', codeScope(email, registration.key));
      registration.renewCode(digest, this.clock.now());
      await this.registrations.save(registration);
      const owner = await this.users.findByMailbox(email);
      await (owner
        ? this.mails.alreadyHaveAccount(owner)
        : this.mails.verificationCode(registration, code, registration.codeExpiresAt));
    });
  }
}
