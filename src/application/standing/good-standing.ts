import type { Restriction } from '../../domain/moderation/restriction.js';
import { AccountSuspended } from '../../domain/moderation/suspension-errors.js';
import type { Clock } from '../shared/ports.js';
import type { Standings } from './standings.js';

/**
 * Whether someone may take part. Suspending holds the person: whoever holds them too and asks then, in the same unit of
 * work, cannot be overtaken by a suspension.
 */
export class GoodStanding {
  constructor(
    private readonly standings: Standings,
    private readonly clock: Clock,
  ) {}

  /** @throws AccountSuspended */
  async ensure(userId: number): Promise<void> {
    const restriction = await this.restrictionOf(userId);
    if (restriction) throw new AccountSuspended(restriction);
  }

  async has(userId: number): Promise<boolean> {
    return (await this.restrictionOf(userId)) === null;
  }

  /** What keeps the person out; null for someone in good standing. */
  restrictionOf(userId: number): Promise<Restriction | null> {
    return this.standings.restrictionOf(userId, this.clock.now());
  }
}
