import { WrongCredentials } from '../../domain/account/sign-in-errors.js';
import { AccountSuspended } from '../../domain/moderation/suspension-errors.js';
import type { GoodStanding } from '../moderation/good-standing.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { SecurityEvents } from '../shared/security-events.js';
import type { Credentials, NameAndPassword, ProvedPerson } from './credentials.js';
import type { NewSession, Sessions, Users } from './ports.js';

/** Lets people in who say who they are and may take part. */
export class LogIn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly users: Users,
    private readonly goodStanding: GoodStanding,
    private readonly sessions: Sessions,
    private readonly securityEvents: SecurityEvents,
  ) {}

  /** @throws WrongCredentials, EmailNotVerified, AccountSuspended, TooManyAttempts */
  async execute(command: NameAndPassword): Promise<ProvedPerson> {
    const person = await this.credentials.prove(command);
    try {
      await this.goodStanding.ensure(person.id);
    } catch (error) {
      if (error instanceof AccountSuspended)
        this.securityEvents.record('member_sign_in_failed', { accountId: person.id, reason: error.code });
      throw error;
    }
    return person;
  }

  /**
   * Opens a session after a last look at the person: a new password, a deletion or a suspension that is on its way holds
   * them too, so it either finds the session and ends it, or is seen here. @throws WrongCredentials, AccountSuspended
   */
  async openSession({ id, passwordHash }: ProvedPerson, session: NewSession): Promise<void> {
    await this.work.run(async () => {
      const user = await this.users.findToChange(id);
      if (!user || user.passwordHash !== passwordHash) throw new WrongCredentials();
      await this.goodStanding.ensure(id);
      await this.sessions.open(session);
    });
    this.securityEvents.record('member_signed_in', { accountId: id });
  }
}
