import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { FriendCodes } from './friend-codes.js';
import { OPENING_GROUPS } from './limits.js';
import type { FriendGroups } from './ports.js';
import type { SlotOfRequest } from './slot-of-request.js';

/** Creates the code with which friends join the user's waiting request, and holds the request for them. */
export class OpenGroup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: RateLimiter,
    private readonly slotOfRequest: SlotOfRequest,
    private readonly groups: FriendGroups,
    private readonly codes: FriendCodes,
    private readonly clock: Clock,
  ) {}

  /**
   * Without effect in a group that is not over.
   * @param friends for how many the request waits
   * @throws TooManyAttempts, GroupNeedsRequest, AlreadyInActiveMatch, GroupTooLate
   */
  async execute(userId: number, friends: number): Promise<void> {
    await this.limiter.consume(OPENING_GROUPS, String(userId));
    await this.unitOfWork.run(async () => {
      const request = await this.slotOfRequest.lock(userId);
      const own = await this.groups.ofRequest(request.id);
      if (own && !own.isOver) return;
      if (own) await this.groups.leave(own.id, request.id, this.clock.now());
      await this.codes.awaitFriends(request, friends);
    });
  }
}
