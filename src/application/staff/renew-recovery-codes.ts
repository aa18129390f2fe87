import { SecondFactorNotAccepted, SecondFactorNotBegun } from '../../domain/staff/staff-errors.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import { SECOND_FACTOR_GUESSES } from './limits.js';
import type { SecondFactors } from './ports.js';
import type { RecoveryCodes } from './recovery-codes.js';
import type { UseCode } from './use-code.js';

export interface RenewRecoveryCodesCommand {
  readonly userId: number;
  readonly code: string;
}

/** Replaces all recovery codes after a check of the second factor. */
export class RenewRecoveryCodes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly useCode: UseCode,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly auditLog: AuditLog,
    private readonly limiter: RateLimiter,
  ) {}

  /** @returns the new codes in plain text @throws SecondFactorNotBegun, SecondFactorNotAccepted, TooManyAttempts */
  async execute({ userId, code }: RenewRecoveryCodesCommand): Promise<readonly string[]> {
    await this.limiter.consume(SECOND_FACTOR_GUESSES, String(userId));
    const target = { kind: 'staff', id: userId } as const;
    // Throws after the commit, because the transaction must store the audit log entry of a wrong code.
    const renewed = await this.unitOfWork.run(async () => {
      const factor = await this.factors.findForUpdate(userId);
      if (!factor?.isOn) throw new SecondFactorNotBegun();
      const isProved = (await this.useCode.execute(factor, code)) !== null;
      const action = isProved ? 'staff.recovery_codes_renewed' : 'staff.second_factor_failed';
      await this.auditLog.write({ actorId: userId, action, target });
      if (!isProved) return null;
      const { codes, digests } = this.recoveryCodes.issue(userId);
      factor.renewRecoveryCodes(digests);
      await this.factors.save(factor);
      return codes;
    });
    if (!renewed) throw new SecondFactorNotAccepted();
    return renewed;
  }
}
