import type { BlockedPersonRow, Blocks } from '../../../src/application/moderation/ports.js';
import { InMemoryPairs } from './in-memory-pairs.js';

/** All users have met unless `strangers` returns true. */
export class InMemoryBlocks implements Blocks {
  readonly pairs = new InMemoryPairs();
  readonly strangers = new Set<number>();

  async lockUsersForUpdate(): Promise<void> {
    // No lock is needed, because units of work run one at a time.
  }

  async hasMet(userId: number, otherId: number): Promise<boolean> {
    return userId !== otherId && !this.strangers.has(otherId);
  }

  async add(userId: number, otherId: number, now: Date): Promise<void> {
    this.pairs.add(userId, otherId, now);
  }

  async remove(userId: number, otherId: number): Promise<void> {
    this.pairs.remove(userId, otherId);
  }

  async of(userId: number, limit: number): Promise<BlockedPersonRow[]> {
    return this.pairs
      .keptBy(userId)
      .map(({ other, since }) => ({
        id: other,
        firstName: `Person ${other}`,
        profileImageUrl: null,
        blockedAt: since,
      }))
      .slice(0, limit);
  }

  async existBetween(userId: number, otherIds: readonly number[]): Promise<boolean> {
    const apart = this.pairs.of(userId);
    return otherIds.some((id) => apart.has(id));
  }
}
