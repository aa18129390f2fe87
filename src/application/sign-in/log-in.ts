import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import type { Restriction } from '../../domain/moderation/restriction.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';
import type { Credentials, NameAndPassword, VerifiedUser } from './credentials.js';
import type { NewSession, Sessions } from '../sessions/sessions.js';
import type { Users } from '../account/ports.js';
import type { RecognizeDevice } from './recognize-device.js';

/** Logs in with username or email address and password; a suspended user gets a restricted session. */
export class LogIn {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly users: Users,
    private readonly goodStanding: GoodStanding,
    private readonly sessions: Sessions,
    private readonly recognizeDevice: RecognizeDevice,
    private readonly securityEvents: SecurityEvents,
  ) {}

  /** @throws WrongCredentials, EmailNotVerified, TooManyAttempts */
  execute(command: NameAndPassword): Promise<VerifiedUser> {
    return this.credentials.verify(command);
  }

  /**
   * Checks the password hash again under the lock of the user row. A concurrent change of password, deletion or suspension
   * either ends the new session or fails this check.
   * @returns the restriction of a suspended user, whose session is restricted; null for all others
   * @throws WrongCredentials
   */
  async openSession({ id, passwordHash }: VerifiedUser, session: NewSession): Promise<Restriction | null> {
    const restriction = await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(id);
      if (!user || user.passwordHash !== passwordHash) throw new WrongCredentials();
      const found = await this.goodStanding.restrictionOf(id);
      await this.sessions.open(session, { isRestricted: found !== null });
      await this.recognizeDevice.execute(user, session, 'app');
      return found;
    });
    if (restriction)
      this.securityEvents.record('member_sign_in_failed', { accountId: id, reason: 'suspended' });
    else this.securityEvents.record('member_signed_in', { accountId: id });
    return restriction;
  }
}
