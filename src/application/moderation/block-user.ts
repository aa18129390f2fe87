import { PersonNotMet } from '../../domain/moderation/block-errors.js';
import type { Clock, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import { BLOCKS } from './limits.js';
import type { Blocks } from './ports.js';

/** Keeps someone away from now on. The other is told nothing. */
export class BlockUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly blocks: Blocks,
    private readonly limiter: RateLimiter,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Blocking twice is fine. @throws PersonNotMet, TooManyAttempts */
  async execute({ userId, otherId }: { userId: number; otherId: number }): Promise<void> {
    await this.limiter.consume(BLOCKS, String(userId));
    await this.unitOfWork.run(async () => {
      // Whoever is about to seat the two together has either done so by now or will see the block.
      await this.blocks.lockUsersForUpdate([userId, otherId]);
      if (!(await this.blocks.hasMet(userId, otherId))) throw new PersonNotMet();
      await this.blocks.add(userId, otherId, this.clock.now());
      // Both look again, and the other is not told what at.
      await this.realtime.signal({ type: 'matches_changed', userIds: [userId, otherId] });
    });
  }
}
