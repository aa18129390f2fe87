import { GROUP_CODE_BASE, GROUP_CODE_LENGTH, groupCodeOf } from '../../domain/friends/group-code.js';
import type { Chance, Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { OPENING_GROUPS } from './limits.js';
import type { FriendGroups } from './ports.js';
import type { SlotOfRequest } from './slot-of-request.js';

/** Creates the code with which friends join the user's waiting request. */
export class OpenGroup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: RateLimiter,
    private readonly slotOfRequest: SlotOfRequest,
    private readonly groups: FriendGroups,
    private readonly chance: Chance,
    private readonly clock: Clock,
  ) {}

  /** Without effect in a group that is not over. @throws TooManyAttempts, GroupNeedsRequest, GroupTooLate */
  async execute(userId: number): Promise<void> {
    await this.limiter.consume(OPENING_GROUPS, String(userId));
    await this.unitOfWork.run(async () => {
      const { id: requestId, preferredDate } = await this.slotOfRequest.lock(userId);
      const now = this.clock.now();
      const own = await this.groups.ofRequest(requestId);
      if (own && !own.isOver) return;
      if (own) await this.groups.leave(own.id, requestId, now);
      const code = groupCodeOf(
        Array.from({ length: GROUP_CODE_LENGTH }, () => this.chance.below(GROUP_CODE_BASE)),
      );
      await this.groups.open({ code, requestId, date: preferredDate }, now);
    });
  }
}
