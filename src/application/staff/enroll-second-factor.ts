import type { User } from '../../domain/account/user.js';
import type { SecondFactor } from '../../domain/staff/second-factor.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Clock } from '../shared/ports.js';
import type { SecondFactors, TimeCodes } from './ports.js';
import type { RecoveryCodes } from './recovery-codes.js';
import type { StaffMails } from './staff-mails.js';

/** Turns a second factor on if the first TOTP code is right, and ends the console sessions that it did not protect. */
export class EnrollSecondFactor {
  constructor(
    private readonly factors: SecondFactors,
    private readonly timeCodes: TimeCodes,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
    private readonly mails: StaffMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in a unit of work that has locked the user row and the factor.
   * @returns the recovery codes in plain text, or null if the code is wrong
   * @throws SecondFactorIsOn
   */
  async execute(user: User, factor: SecondFactor, code: string): Promise<readonly string[] | null> {
    const now = this.clock.now();
    const step = this.timeCodes.stepOf(user.id, factor.sealedSecret, code, now);
    if (step === null) return null;
    const { codes, digests } = this.recoveryCodes.issue(user.id);
    factor.enroll(step, digests, now);
    await this.factors.save(factor);
    await this.sessions.closeConsole(user.id, 'second_factor_changed');
    const target = { kind: 'staff', id: user.id } as const;
    await this.auditLog.write({ actorId: user.id, action: 'staff.second_factor_enrolled', target });
    await this.mails.secondFactorOn(user);
    return codes;
  }
}
