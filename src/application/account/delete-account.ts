import type { User } from '../../domain/account/user.js';
import { WrongPassword } from '../../domain/account/wrong-password.js';
import { REVIEW_KINDS } from '../../domain/trust-score/verification-review.js';
import type { GiveUpPlans } from '../meetup/give-up-plans.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { postMail } from '../notifications/send-mail.js';
import type { LastAdminStays } from '../staff/last-admin-stays.js';
import type { Reviews } from '../trust-score/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import { REMOVE_PICTURE } from './change-profile.js';
import type { AccountMails } from './mails.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Belongings, Users } from './ports.js';
import type { ProvePassword, TypedPassword } from './prove-password.js';

/**
 * Deletes an account for good: its owner gets up from every table, is signed out everywhere and is nobody to others
 * from then on. A shell stays under the messages they wrote until both are erased. See ADR 13.
 */
export class DeleteAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: Users,
    private readonly provePassword: ProvePassword,
    private readonly lastAdminStays: LastAdminStays,
    private readonly giveUpPlans: GiveUpPlans,
    private readonly reviews: Reviews,
    private readonly belongings: Belongings,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws AccountGone, WrongPassword, LastAdmin, TooManyAttempts */
  async execute(typed: TypedPassword): Promise<void> {
    const { userId } = typed;
    const provedHash = await this.provePassword.execute(typed);
    await this.work.run(async () => {
      // Tables are held before the people at them, here as everywhere.
      await this.giveUpPlans.execute({ userId });
      const user = await this.users.findToChange(userId);
      if (!user) throw new AccountGone();
      if (user.passwordHash !== provedHash) throw new WrongPassword();
      await this.lastAdminStays.ensure(user);
      // Nobody asks for a seat in this person's name any more; what was found until just now is given up too.
      await this.giveUpPlans.execute({ userId });
      await this.takeBackFiles(user);
      await postMail(this.jobs, this.mails.accountDeleted(user));
      await this.belongings.remove(user);
      user.leaveForGood(this.clock.now());
      await this.users.save(user);
      await this.sessions.endAll(userId, 'account_deleted');
    });
  }

  /** The files themselves are deleted after the commit, so that a deletion that fails loses nothing. */
  private async takeBackFiles({ id, profileImageUrl }: User): Promise<void> {
    if (profileImageUrl) await this.jobs.add(REMOVE_PICTURE, { address: profileImageUrl });
    for (const kind of REVIEW_KINDS) {
      const review = await this.reviews.openOf(id, kind);
      if (!review) continue;
      review.withdraw(this.clock.now());
      await this.reviews.save(review);
    }
  }
}
