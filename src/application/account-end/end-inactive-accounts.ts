import { INACTIVITY_STEPS, type InactivityStep, isDue } from '../../domain/account/inactivity.js';
import type { User } from '../../domain/account/user.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { InactiveAccount } from '../sign-in/ports.js';
import type { AccountEndPorts } from './ports.js';
import type { AccountEnd } from './account-end.js';

/** Ends the unit of work of an account that is in use again. */
class AccountInUse extends Error {}

/**
 * Daily job that deletes accounts two years after their last sign-in, after two notices by mail. A sign-in starts the two
 * years again. Staff accounts are excluded.
 */
export class EndInactiveAccounts {
  constructor(
    private readonly ports: AccountEndPorts,
    private readonly accountEnd: Pick<AccountEnd, 'remove'>,
  ) {}

  async execute(): Promise<void> {
    await eachDue(this.ports.clock, this.due(), ({ userId, step }) =>
      step.daysLeft > 0 ? this.sendNotice(userId, step) : this.end(userId, step),
    );
  }

  private async *due(): AsyncGenerator<Array<{ userId: number; step: InactivityStep }>> {
    const { accountActivities, clock } = this.ports;
    const now = clock.now();
    for (const step of INACTIVITY_STEPS)
      for await (const page of pagesOf<InactiveAccount>((after, limit) =>
        accountActivities.dueFor(step, now, limit, after),
      ))
        yield page.map(({ userId }) => ({ userId, step }));
  }

  private sendNotice(userId: number, step: InactivityStep): Promise<void> {
    const { unitOfWork, users, mails, accountActivities, clock } = this.ports;
    return unitOfWork.run(async () => {
      const user = await users.findForUpdate(userId);
      if (!user || !(await this.isStillDue(user, step))) return;
      await mails.inactive(user, step.daysLeft);
      await accountActivities.noteNotice(userId, step.notices + 1, clock.now());
    });
  }

  private async end(userId: number, step: InactivityStep): Promise<void> {
    try {
      await this.ports.unitOfWork.run(() =>
        this.accountEnd.remove(userId, async (user) => {
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
    const { accountActivities, clock } = this.ports;
    const found = await accountActivities.find(id);
    return isDue(step, found ?? { signedInAt: createdAt, notices: 0, noticedAt: null }, clock.now());
  }
}
