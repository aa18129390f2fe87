import { INACTIVITY_STEPS, type InactivityStep, isDue } from '../../domain/account/inactivity.js';
import type { User } from '../../domain/account/user.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { AccountMails } from '../account/mails.js';
import type { AccountActivities, InactiveAccount } from '../sign-in/ports.js';
import type { Users } from '../account/ports.js';
import type { RemoveAccount } from './remove-account.js';

/** Ends the unit of work of an account that is in use again. */
class AccountInUse extends Error {}

/**
 * Daily job that deletes accounts two years after their last sign-in, after two notices by mail. A sign-in starts the two
 * years again. Staff accounts are excluded.
 */
export class EndInactiveAccounts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly activities: AccountActivities,
    private readonly removeAccount: RemoveAccount,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    await eachDue(this.clock, this.due(), ({ userId, step }) =>
      step.daysLeft > 0 ? this.sendNotice(userId, step) : this.end(userId, step),
    );
  }

  private async *due(): AsyncGenerator<Array<{ userId: number; step: InactivityStep }>> {
    const now = this.clock.now();
    for (const step of INACTIVITY_STEPS)
      for await (const page of pagesOf<InactiveAccount>((after, limit) =>
        this.activities.dueFor(step, now, limit, after),
      ))
        yield page.map(({ userId }) => ({ userId, step }));
  }

  private sendNotice(userId: number, step: InactivityStep): Promise<void> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      if (!user || !(await this.isStillDue(user, step))) return;
      await this.mails.inactive(user, step.daysLeft);
      await this.activities.noteNotice(userId, step.notices + 1, this.clock.now());
    });
  }

  private async end(userId: number, step: InactivityStep): Promise<void> {
    try {
      await this.unitOfWork.run(() =>
        this.removeAccount.execute(userId, async (user) => {
          if (!(await this.isStillDue(user, step))) throw new AccountInUse();
        }),
      );
    } catch (error) {
      if (!(error instanceof AccountInUse)) throw error;
    }
  }

  /** Checked under the lock of the user row, which a sign-in and a change of role take too. */
  private async isStillDue({ id, role, createdAt }: User, step: InactivityStep): Promise<boolean> {
    if (role !== 'member') return false;
    const found = await this.activities.find(id);
    return isDue(step, found ?? { signedInAt: createdAt, notices: 0, noticedAt: null }, this.clock.now());
  }
}
