import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import type { Restriction } from '../../domain/moderation/restriction.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';
import type { Credentials, NameAndPassword, VerifiedUser } from './credentials.js';
import type { NewSession, Sessions } from '../sessions/sessions.js';
import type { Users } from './ports.js';
import type { RecogniseDevice } from './recognise-device.js';

/** Signs people in by name and password; a suspended person gets a restricted session. */
export class LogIn {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly users: Users,
    private readonly goodStanding: GoodStanding,
    private readonly sessions: Sessions,
    private readonly recogniseDevice: RecogniseDevice,
    private readonly securityEvents: SecurityEvents,
  ) {}

  /** @throws WrongCredentials, EmailNotVerified, TooManyAttempts */
  execute(command: NameAndPassword): Promise<VerifiedUser> {
    return this.credentials.verify(command);
  }

  /**
   * Opens a session after a last look at the person: a new password, a deletion or a suspension that is on its way holds
   * them too, so it either finds the session and ends it, or is seen here.
   * @returns what keeps the person out; their session is then restricted @throws WrongCredentials
   */
  async openSession({ id, passwordHash }: VerifiedUser, session: NewSession): Promise<Restriction | null> {
    const restriction = await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(id);
      if (!user || user.passwordHash !== passwordHash) throw new WrongCredentials();
      const found = await this.goodStanding.restrictionOf(id);
      await this.sessions.open(session, { isRestricted: found !== null });
      await this.recogniseDevice.execute(user, session, 'app');
      return found;
    });
    if (restriction)
      this.securityEvents.record('member_sign_in_failed', { accountId: id, reason: 'suspended' });
    else this.securityEvents.record('member_signed_in', { accountId: id });
    return restriction;
  }
}
