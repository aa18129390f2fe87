import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import { isStaff } from '../../domain/staff/role.js';
import { SecondFactorNeeded, SecondFactorNotAccepted } from '../../domain/staff/staff-errors.js';
import type { Users } from '../account/ports.js';
import type { RecognizeDevice } from '../sign-in/recognize-device.js';
import type { NewSession, Sessions } from '../sessions/sessions.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { ConsoleLogin } from './log-in-to-console.js';
import type { SecondFactors } from './ports.js';

/** Opens a console session for a verified login. */
export class OpenConsoleSession {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly factors: SecondFactors,
    private readonly goodStanding: GoodStanding,
    private readonly sessions: Sessions,
    private readonly recognizeDevice: RecognizeDevice,
    private readonly securityEvents: SecurityEvents,
  ) {}

  /**
   * Checks the login again under the lock of the user row. A concurrent change of password, role, standing or second factor
   * either ends the new session or fails this check.
   * @throws WrongCredentials, AccountSuspended, SecondFactorNeeded, SecondFactorNotAccepted
   */
  async execute({ userId, passwordHash, proof }: ConsoleLogin, session: NewSession): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      if (!user || user.passwordHash !== passwordHash || !isStaff(user.role)) throw new WrongCredentials();
      await this.goodStanding.ensure(userId);
      const factor = await this.factors.findForUpdate(userId);
      if (factor?.isOn && proof === 'password') throw new SecondFactorNeeded();
      if (!factor?.isOn && proof !== 'password') throw new SecondFactorNotAccepted();
      await this.sessions.openConsole(session);
      await this.recognizeDevice.execute(user, session, 'console');
    });
    this.securityEvents.record('staff_signed_in', { accountId: userId });
  }
}
