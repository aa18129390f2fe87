import { WrongPassword } from '../../domain/account/wrong-password.js';
import { REVIEW_KINDS } from '../../domain/trust-score/review-kind.js';
import type { Participation } from '../shared/participation.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import { queueMail } from '../notifications/send-mail.js';
import { AccountGone } from '../shared/account-gone.js';
import type { LastAdminStays } from './last-admin-stays.js';
import type { AccountMails } from './mails.js';
import type { Sessions } from '../sessions/sessions.js';
import type { AccountData, OpenReviews, Users } from './ports.js';
import type { VerifyPassword, PasswordAttempt } from './verify-password.js';

/**
 * Deletes an account: cancels all participation, ends all sessions and anonymizes the user. The anonymized row stays
 * while messages reference it. See ADR 13.
 */
export class DeleteAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly verifyPassword: VerifyPassword,
    private readonly lastAdminStays: LastAdminStays,
    private readonly participation: Participation,
    private readonly openReviews: OpenReviews,
    private readonly accountData: AccountData,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws AccountGone, WrongPassword, LastAdmin, TooManyAttempts */
  async execute(typed: PasswordAttempt): Promise<void> {
    const { userId } = typed;
    const verifiedHash = await this.verifyPassword.execute(typed);
    await this.unitOfWork.run(async () => {
      // Lock order: matches before users.
      await this.participation.cancelAll(userId);
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      if (user.passwordHash !== verifiedHash) throw new WrongPassword();
      await this.lastAdminStays.ensure(user);
      // With the user locked no new seat can appear, so a second pass cancels what was added before the lock.
      await this.participation.cancelAll(userId);
      // Files are deleted after the commit, so that a rollback loses nothing.
      if (user.profileImageUrl) await this.jobs.add(REMOVE_PICTURE, { address: user.profileImageUrl });
      await this.openReviews.withdraw(userId, REVIEW_KINDS);
      await queueMail(this.jobs, this.mails.accountDeleted(user));
      await this.accountData.remove(user);
      user.anonymize(this.clock.now());
      await this.users.save(user);
      await this.sessions.endAll(userId, 'account_deleted');
    });
  }
}
