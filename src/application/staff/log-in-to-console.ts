import { SecondFactorNeeded, SecondFactorNotAccepted } from '../../domain/staff/staff-errors.js';
import type { KnownDevice } from '../account/known-device.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';
import { SECOND_FACTOR_GUESSES } from './limits.js';
import type { SecondFactors } from './ports.js';
import type { EmailAndPassword, StaffCredentials } from './staff-credentials.js';
import type { Proof, UseCode } from './use-code.js';

export interface LogInToConsoleCommand extends EmailAndPassword {
  /** TOTP or recovery code; null if the form had no such field. */
  readonly code: string | null;
}

/** A verified login for which a console session can be opened. */
export interface ConsoleLogin {
  readonly userId: number;
  /** The hash that the password matched. */
  readonly passwordHash: string | null;
  readonly proof: Proof | 'password';
}

/** Verifies a console login: credentials, then the second factor if one is enrolled. Writes each result to the audit log. */
export class LogInToConsole {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly credentials: StaffCredentials,
    private readonly factors: SecondFactors,
    private readonly useCode: UseCode,
    private readonly auditLog: AuditLog,
    private readonly limiter: RateLimiter,
    private readonly securityEvents: SecurityEvents,
  ) {}

  /**
   * @throws WrongCredentials, AccountSuspended, StaffPasswordTooShort, SecondFactorNeeded, SecondFactorNotAccepted,
   * TooManyAttempts
   */
  async execute(command: LogInToConsoleCommand): Promise<ConsoleLogin> {
    const { code, device } = command;
    const { id, passwordHash } = await this.credentials.verify(command);
    if (code !== null) await this.limiter.consume(SECOND_FACTOR_GUESSES, guessesKey(id, device));
    // Throws after the commit, because the transaction must store the audit log entry of a wrong code.
    const proof = await this.unitOfWork.run(async () => {
      const proof = await this.proveSecondFactor(id, code);
      await this.auditLog.write({
        actorId: id,
        action: proof ? 'staff.signed_in' : 'staff.second_factor_failed',
        target: { kind: 'staff', id },
        details: proof ? { with: proof } : {},
      });
      return proof;
    });
    if (!proof) throw new SecondFactorNotAccepted();
    if (proof !== 'password') this.securityEvents.record('second_factor_accepted', { accountId: id });
    return { userId: id, passwordHash, proof };
  }

  /** @returns null if the code is wrong */
  private async proveSecondFactor(userId: number, code: string | null): Promise<Proof | 'password' | null> {
    const factor = await this.factors.findForUpdate(userId);
    if (!factor?.isOn) return 'password';
    if (code === null) throw new SecondFactorNeeded();
    return this.useCode.execute(factor, code);
  }
}

/** A known device has its own counter, so that a stranger with the password cannot use up its attempts. */
const guessesKey = (userId: number, device: KnownDevice | null): string =>
  device?.userId === userId ? `${userId} ${device.id}` : String(userId);
