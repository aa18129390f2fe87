import type { AccountActivities, InactiveAccount } from '../../../src/application/sign-in/ports.js';
import { type AccountActivity, type InactivityStep, isDue } from '../../../src/domain/account/inactivity.js';

/** Accounts without a recorded sign-in are not due. */
export class InMemoryAccountActivities implements AccountActivities {
  readonly rows = new Map<number, AccountActivity>();

  async dueFor(
    step: InactivityStep,
    now: Date,
    limit: number,
    after?: InactiveAccount,
  ): Promise<InactiveAccount[]> {
    return [...this.rows]
      .filter(([, activity]) => isDue(step, activity, now))
      .map(([userId, { signedInAt }]) => ({ userId, signedInAt: signedInAt.toISOString() }))
      .sort(inOrder)
      .filter((one) => !after || inOrder(one, after) > 0)
      .slice(0, limit);
  }

  async find(userId: number): Promise<AccountActivity | null> {
    return this.rows.get(userId) ?? null;
  }

  async noteSignIn(userId: number, at: Date): Promise<void> {
    this.rows.set(userId, { signedInAt: at, notices: 0, noticedAt: null });
  }

  async noteNotice(userId: number, notices: number, at: Date): Promise<void> {
    this.rows.set(userId, { ...this.rows.get(userId)!, notices, noticedAt: at });
  }
}

const inOrder = (a: InactiveAccount, b: InactiveAccount): number =>
  a.signedInAt.localeCompare(b.signedInAt) || a.userId - b.userId;
