import type { GoodStanding } from '../moderation/good-standing.js';
import type { UnitOfWork } from '../shared/ports.js';
import { AccountGone } from './account-gone.js';
import type { Credentials, NameAndPassword } from './credentials.js';
import type { Users } from './ports.js';

/** Lets people in who say who they are and may take part. */
export class LogIn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly users: Users,
    private readonly goodStanding: GoodStanding,
  ) {}

  /** @returns the id of the account @throws WrongCredentials, EmailNotVerified, AccountSuspended, TooManyAttempts */
  async execute(command: NameAndPassword): Promise<number> {
    const userId = await this.credentials.prove(command);
    await this.goodStanding.ensure(userId);
    return userId;
  }

  /**
   * The last look, once there is a session: a suspension that is on its way holds the person, so it either finds the
   * session and ends it, or is seen here. @throws AccountGone, AccountSuspended
   */
  async confirm(userId: number): Promise<void> {
    await this.work.run(async () => {
      if (!(await this.users.findToChange(userId))) throw new AccountGone();
      await this.goodStanding.ensure(userId);
    });
  }
}
