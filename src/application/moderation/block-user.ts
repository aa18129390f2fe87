import { PersonNotMet } from '../../domain/moderation/block-errors.js';
import type { Clock, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import { BLOCK_LIMIT } from './limits.js';
import type { Blocks, PairContacts } from './ports.js';

/** Blocks a user, who is not notified. */
export class BlockUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly blocks: Blocks,
    private readonly contacts: PairContacts,
    private readonly limiter: RateLimiter,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws PersonNotMet, TooManyAttempts */
  async execute({ userId, otherId }: { userId: number; otherId: number }): Promise<void> {
    await this.limiter.consume(BLOCK_LIMIT, String(userId));
    await this.unitOfWork.run(async () => {
      // Serializes with seating runs: a concurrent run has either committed or will read the block.
      await this.blocks.lockUsersForUpdate([userId, otherId]);
      if (!(await this.blocks.hasMet(userId, otherId))) throw new PersonNotMet();
      await this.blocks.add(userId, otherId, this.clock.now());
      await this.contacts.closeBetween(userId, [otherId]);
      // Both clients reload their matches; the signal does not contain the reason.
      await this.realtime.signal({ type: 'matches_changed', userIds: [userId, otherId] });
    });
  }
}
