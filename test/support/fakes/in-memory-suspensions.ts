import type { Standings } from '../../../src/application/standing/good-standing.js';
import type { Suspensions } from '../../../src/application/moderation/ports.js';
import type { Restriction } from '../../../src/domain/moderation/restriction.js';
import { AlreadySuspended } from '../../../src/domain/moderation/suspension-errors.js';
import type { Suspension } from '../../../src/domain/moderation/suspension.js';
import { InMemoryRows } from './in-memory-rows.js';

export class InMemorySuspensions implements Suspensions, Standings {
  readonly rows = new InMemoryRows<Suspension>();

  async add(suspension: Suspension): Promise<void> {
    const other = this.rows.find(
      ({ userId, status }) => userId === suspension.userId && status === suspension.status,
    );
    if (other) throw new AlreadySuspended();
    this.rows.save(suspension);
  }

  async save(suspension: Suspension): Promise<void> {
    this.rows.save(suspension);
  }

  async inForceOf(id: number): Promise<Suspension | null> {
    return this.rows.find(({ userId, status }) => userId === id && status === 'in_force');
  }

  async proposedOf(id: number): Promise<Suspension | null> {
    return this.rows.find(({ userId, status }) => userId === id && status === 'proposed');
  }

  async usersWithExpired(now: Date, limit: number, after = 0): Promise<number[]> {
    return this.rows
      .filter((suspension) => suspension.status === 'in_force' && !suspension.isInForceAt(now))
      .map(({ userId }) => userId)
      .filter((userId) => userId > after)
      .sort((a, b) => a - b)
      .slice(0, limit);
  }

  async restrictionOf(id: number, now: Date): Promise<Restriction | null> {
    const inForce = this.rows.find((each) => each.userId === id && each.isInForceAt(now));
    if (!inForce) return null;
    const { kind, until, reason, appeal } = inForce;
    return { kind, until, reason, hasAppealed: appeal !== null };
  }
}
