import { PersonNotMet } from '../../domain/moderation/block-errors.js';
import type { RateLimit } from '../shared/ports.js';
import type { ReportPorts } from './ports.js';

const BLOCK_LIMIT: RateLimit = { name: 'blocks', times: 60, perSeconds: 3600 };

interface Pair {
  readonly userId: number;
  readonly otherId: number;
}

/** A user's blocks of others, who are not notified. Both methods are idempotent, and throw PersonNotMet and TooManyAttempts. */
export class BlockUsers {
  constructor(
    private readonly ports: Pick<
      ReportPorts,
      'unitOfWork' | 'blocks' | 'closePairChats' | 'limiter' | 'realtime' | 'clock'
    >,
  ) {}

  async block({ userId, otherId }: Pair): Promise<void> {
    const { unitOfWork, blocks, closePairChats, limiter, clock } = this.ports;
    await limiter.consume(BLOCK_LIMIT, String(userId));
    await unitOfWork.run(async () => {
      // Serializes with seating runs: a concurrent run has either committed or will read the block.
      await blocks.lockUsersForUpdate([userId, otherId]);
      if (!(await blocks.hasMet(userId, otherId))) throw new PersonNotMet();
      await blocks.add(userId, otherId, clock.now());
      await closePairChats.closeBetween(userId, [otherId]);
      await this.signal(userId, otherId);
    });
  }

  /** Removes the user's own block; a block in the other direction remains. */
  async unblock({ userId, otherId }: Pair): Promise<void> {
    const { unitOfWork, blocks, limiter } = this.ports;
    await limiter.consume(BLOCK_LIMIT, String(userId));
    await unitOfWork.run(async () => {
      if (!(await blocks.hasMet(userId, otherId))) throw new PersonNotMet();
      await blocks.remove(userId, otherId);
      await this.signal(userId, otherId);
    });
  }

  /** Both clients reload their matches; the signal does not contain the reason. */
  private signal(...userIds: number[]): Promise<void> {
    return this.ports.realtime.signal({ type: 'matches_changed', userIds });
  }
}
