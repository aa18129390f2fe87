import type { User } from '../../domain/account/user.js';
import { REVIEW_KINDS } from '../../domain/trust-score/review-kind.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Clock, Jobs } from '../shared/ports.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import type { AccountMails } from '../account/mails.js';
import type { AccountData } from './ports.js';
import type { OpenReviews, Users } from '../account/ports.js';

/** Removes the personal data of a user, keeps the anonymized row that their chat messages refer to, and ends all sessions. */
export class AnonymizeAccount {
  constructor(
    private readonly users: Users,
    private readonly openReviews: OpenReviews,
    private readonly accountData: AccountData,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Runs in a unit of work that has locked the user row. */
  async execute(user: User): Promise<void> {
    // A job deletes the file after the commit, because a rollback cannot restore it.
    if (user.profileImageUrl) await this.jobs.add(REMOVE_PICTURE, { address: user.profileImageUrl });
    await this.openReviews.withdraw(user.id, REVIEW_KINDS, 'account_closed');
    await this.mails.accountDeleted(user);
    await this.accountData.remove(user);
    user.anonymize(this.clock.now());
    await this.users.save(user);
    await this.sessions.endAll(user.id, 'account_deleted');
  }
}
