import type { User } from '../../domain/account/user.js';
import { ADULT_AGE } from '../../domain/shared/age.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { RemoveAccount } from '../account/remove-account.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Suspensions } from '../moderation/ports.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { UnderAgeAccounts } from './ports.js';

export const DELETE_UNDER_AGE_ACCOUNTS = 'delete-under-age-accounts';
/** Time for an appeal against the suspension of an account whose owner is under 18. */
const UNDER_AGE_DAYS = 30;

/** Ends the unit of work of an account that is to stay for now. */
class AccountStays extends Error {}

/**
 * Daily job that deletes the accounts of users under 18, thirty days after they were suspended for it: no data of minors is
 * kept knowingly. An appeal without an answer, a corrected birth date and the 18th birthday stop it.
 */
export class DeleteUnderAgeAccounts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: UnderAgeAccounts,
    private readonly suspensions: Pick<Suspensions, 'inForceOf'>,
    private readonly removeAccount: RemoveAccount,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  async execute(): Promise<void> {
    const today = localDate(this.clock.now(), this.homeZone);
    const pages = pagesOf<number>((after = 0, limit) =>
      this.accounts.suspendedBefore(this.dueBefore(), today, limit, after),
    );
    await eachDue(this.clock, pages, (userId) => this.delete(userId));
  }

  private async delete(userId: number): Promise<void> {
    try {
      await this.unitOfWork.run(async () => {
        await this.removeAccount.execute(userId, (user) => this.ensureDue(user));
        const target = { kind: 'user', id: userId } as const;
        await this.auditLog.write({ actorId: null, action: 'user.deleted_under_age', target });
      });
    } catch (error) {
      if (!(error instanceof AccountStays)) throw error;
    }
  }

  /** Checked under the lock of the user row, which corrections, appeals and their answers take too. */
  private async ensureDue(user: User): Promise<void> {
    const age = user.ageOn(localDate(this.clock.now(), this.homeZone)) ?? ADULT_AGE;
    const suspension = await this.suspensions.inForceOf(user.id);
    const isAppealOpen = suspension?.appeal != null && suspension.appeal.answeredAt === null;
    if (age >= ADULT_AGE || !suspension || suspension.askedAt >= this.dueBefore() || isAppealOpen)
      throw new AccountStays();
  }

  private dueBefore(): Date {
    return new Date(this.clock.now().getTime() - UNDER_AGE_DAYS * DAY_MS);
  }
}
