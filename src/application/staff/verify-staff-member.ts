import { SecondFactorNotAccepted } from '../../domain/staff/staff-errors.js';
import type { VerifyPassword } from '../credentials/verify-password.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import { SECOND_FACTOR_GUESSES } from './limits.js';
import type { SecondFactors } from './ports.js';
import type { UseCode } from './use-code.js';

/** What someone in the console enters again before an act that gives others power. */
export interface StaffProof {
  readonly password: string;
  /** TOTP or recovery code; null without a second factor. */
  readonly code: string | null;
}

/** Checks password and second factor of a staff member again, so that an open or stolen session is not enough. */
export class VerifyStaffMember {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly verifyPassword: VerifyPassword,
    private readonly factors: SecondFactors,
    private readonly useCode: UseCode,
    private readonly auditLog: AuditLog,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws AccountGone, PasswordNotSet, WrongPassword, SecondFactorNotAccepted, TooManyAttempts */
  async execute(userId: number, { password, code }: StaffProof): Promise<void> {
    await this.verifyPassword.execute({ userId, password });
    await this.limiter.consume(SECOND_FACTOR_GUESSES, String(userId));
    // Throws after the commit, because the transaction must store the audit log entry of a wrong code.
    const isProved = await this.unitOfWork.run(async () => {
      const factor = await this.factors.findForUpdate(userId);
      if (!factor?.isOn || (await this.useCode.execute(factor, code ?? ''))) return true;
      const target = { kind: 'staff', id: userId } as const;
      await this.auditLog.write({ actorId: userId, action: 'staff.second_factor_failed', target });
      return false;
    });
    if (!isProved) throw new SecondFactorNotAccepted();
  }
}
