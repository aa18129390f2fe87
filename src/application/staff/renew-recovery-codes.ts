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

/** Issues new recovery codes after the second factor was verified again. */
export class RenewRecoveryCodes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly useCode: UseCode,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly auditLog: AuditLog,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws SecondFactorNotBegun, SecondFactorNotAccepted, TooManyAttempts */
  async execute({ userId, code }: RenewRecoveryCodesCommand): Promise<readonly string[]> {
    await this.limiter.consume(SECOND_FACTOR_GUESSES, String(userId));
    const target = { kind: 'staff', id: userId } as const;
    // The line about a wrong code must be kept, so the refusal waits for the commit.
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
