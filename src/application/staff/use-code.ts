import type { SecondFactor } from '../../domain/staff/second-factor.js';
import type { Users } from '../account/ports.js';
import type { Clock } from '../shared/ports.js';
import type { SecondFactors, TimeCodes } from './ports.js';
import type { RecoveryCodes } from './recovery-codes.js';
import type { StaffMails } from './staff-mails.js';

/** The kind of code that verified a second factor. */
export type Proof = 'app' | 'recovery_code';

/** Verifies and consumes a TOTP code or a recovery code. A consumed recovery code causes a mail. */
export class UseCode {
  constructor(
    private readonly factors: SecondFactors,
    private readonly timeCodes: TimeCodes,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly mails: StaffMails,
  ) {}

  /**
   * @param factor with a row lock, so that concurrent requests cannot use a code twice
   * @returns null if the code is wrong or was used before
   */
  async execute(factor: SecondFactor, typed: string): Promise<Proof | null> {
    const proof = this.prove(factor, typed);
    if (proof) await this.factors.save(factor);
    if (proof === 'recovery_code') await this.mailUser(factor);
    return proof;
  }

  private async mailUser({ userId, recoveryCodesLeft }: SecondFactor): Promise<void> {
    const user = await this.users.find(userId);
    if (user) await this.mails.recoveryCodeUsed(user, recoveryCodesLeft);
  }

  private prove(factor: SecondFactor, typed: string): Proof | null {
    const { userId, sealedSecret } = factor;
    const step = this.timeCodes.stepOf(userId, sealedSecret, typed, this.clock.now());
    if (step !== null && factor.useStep(step)) return 'app';
    return factor.useRecoveryCode(this.recoveryCodes.digestOf(userId, typed)) ? 'recovery_code' : null;
  }
}
