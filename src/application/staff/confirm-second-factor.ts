import { SecondFactorNotAccepted, SecondFactorNotBegun } from '../../domain/staff/staff-errors.js';
import type { Users } from '../account/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';
import type { EnrollSecondFactor } from './enroll-second-factor.js';
import { SECOND_FACTOR_GUESSES } from './limits.js';
import type { ConsoleLogin } from './log-in-to-console.js';
import type { SecondFactors } from './ports.js';

export interface ConfirmSecondFactorCommand {
  readonly userId: number;
  /** TOTP code, six digits. */
  readonly code: string;
}

export interface ConfirmedSecondFactor {
  /** Recovery codes in plain text, which are stored as hashes only. */
  readonly codes: readonly string[];
  /** For the new session of the user, because all earlier console sessions end. */
  readonly login: ConsoleLogin;
}

/** Completes the enrollment of a second factor with a first TOTP code. */
export class ConfirmSecondFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly factors: SecondFactors,
    private readonly enrollSecondFactor: EnrollSecondFactor,
    private readonly limiter: RateLimiter,
    private readonly securityEvents: SecurityEvents,
  ) {}

  /** @throws AccountGone, SecondFactorNotBegun, SecondFactorIsOn, SecondFactorNotAccepted, TooManyAttempts */
  async execute({ userId, code }: ConfirmSecondFactorCommand): Promise<ConfirmedSecondFactor> {
    await this.limiter.consume(SECOND_FACTOR_GUESSES, String(userId));
    return this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      const factor = await this.factors.findForUpdate(userId);
      if (!factor) throw new SecondFactorNotBegun();
      const codes = await this.enrollSecondFactor.execute(user, factor, code);
      if (!codes) {
        this.securityEvents.record('second_factor_failed', { accountId: userId });
        throw new SecondFactorNotAccepted();
      }
      return { codes, login: { userId, passwordHash: user.passwordHash, proof: 'app' } };
    });
  }
}
