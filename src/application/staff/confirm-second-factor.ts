import { SecondFactorNotAccepted, SecondFactorNotBegun } from '../../domain/staff/staff-errors.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Users } from '../account/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';
import { SECOND_FACTOR_GUESSES } from './limits.js';
import type { Opening } from './open-console.js';
import type { SecondFactors, TimeCodes } from './ports.js';
import type { RecoveryCodes } from './recovery-codes.js';
import type { StaffMails } from './staff-mails.js';

export interface ConfirmSecondFactorCommand {
  readonly userId: number;
  /** The six digits that the app shows. */
  readonly code: string;
}

export interface ConfirmedSecondFactor {
  /** The recovery codes, which are not kept in readable form. */
  readonly codes: readonly string[];
  /** What the new session of the person is opened with. */
  readonly opening: Opening;
}

/**
 * Turns the second factor on once the app has shown a right code, and hands out the recovery codes. Every console session
 * of the person ends, because all of them were opened with the password alone.
 */
export class ConfirmSecondFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly factors: SecondFactors,
    private readonly timeCodes: TimeCodes,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
    private readonly mails: StaffMails,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly securityEvents: SecurityEvents,
  ) {}

  /** @throws AccountGone, SecondFactorNotBegun, SecondFactorIsOn, SecondFactorNotAccepted, TooManyAttempts */
  async execute({ userId, code }: ConfirmSecondFactorCommand): Promise<ConfirmedSecondFactor> {
    await this.limiter.consume(SECOND_FACTOR_GUESSES, String(userId));
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      const factor = await this.factors.findForUpdate(userId);
      if (!factor) throw new SecondFactorNotBegun();
      const step = this.timeCodes.stepOf(userId, factor.sealedSecret, code, now);
      if (step === null) {
        this.securityEvents.record('second_factor_failed', { accountId: userId });
        throw new SecondFactorNotAccepted();
      }
      const { codes, digests } = this.recoveryCodes.issue(userId);
      factor.enrol(step, digests, now);
      await this.factors.save(factor);
      await this.sessions.closeConsole(userId, 'second_factor_changed');
      const target = { kind: 'staff', id: userId } as const;
      await this.auditLog.write({ actorId: userId, action: 'staff.second_factor_enrolled', target });
      await this.mails.secondFactorOn(user);
      return { codes, opening: { userId, passwordHash: user.passwordHash, proof: 'app' } };
    });
  }
}
