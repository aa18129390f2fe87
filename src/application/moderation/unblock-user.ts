import { PersonNotMet } from '../../domain/moderation/block-errors.js';
import type { RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import { BLOCK_LIMIT } from './limits.js';
import type { Blocks } from './ports.js';

/** Removes the user's own block; a block in the other direction remains. */
export class UnblockUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly blocks: Blocks,
    private readonly limiter: RateLimiter,
    private readonly realtime: Realtime,
  ) {}

  /** Idempotent. @throws PersonNotMet, TooManyAttempts */
  async execute({ userId, otherId }: { userId: number; otherId: number }): Promise<void> {
    await this.limiter.consume(BLOCK_LIMIT, String(userId));
    await this.unitOfWork.run(async () => {
      if (!(await this.blocks.hasMet(userId, otherId))) throw new PersonNotMet();
      await this.blocks.remove(userId, otherId);
      await this.realtime.signal({ type: 'matches_changed', userIds: [userId, otherId] });
    });
  }
}
