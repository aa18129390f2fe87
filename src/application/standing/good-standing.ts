import type { Restriction } from '../../domain/moderation/restriction.js';
import { AccountSuspended } from '../../domain/moderation/suspension-errors.js';
import type { Clock } from '../shared/ports.js';

/** Query for the restriction of an account. */
export interface Standings {
  /** @returns null for good standing and after the end of a suspension */
  restrictionOf(userId: number, now: Date): Promise<Restriction | null>;
}

/**
 * Checks account standing. Suspending locks the user row, so a check under that lock stays valid until the transaction
 * ends.
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

  /** @returns the suspension or ending in force, or null for good standing */
  restrictionOf(userId: number): Promise<Restriction | null> {
    return this.standings.restrictionOf(userId, this.clock.now());
  }
}
