import { GroupNeedsRequest, GroupTooLate } from '../../domain/friends/group-errors.js';
import { AlreadyInActiveMatch } from '../../domain/matching-request/matching-request-errors.js';
import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import { finalRunOf } from '../../domain/shared/slot.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Clock } from '../shared/ports.js';
import type { SlotLocks, SlotSnapshots, WaitingSeeker } from '../seating/ports.js';

/** The user's waiting request under the lock of its slot, with which no run seats its users until the unit of work ends. */
export class SlotOfRequest {
  constructor(
    private readonly requests: MatchingRequests,
    private readonly slots: SlotLocks & Pick<SlotSnapshots, 'snapshotOf'>,
    private readonly clock: Clock,
  ) {}

  /** @throws GroupNeedsRequest, AlreadyInActiveMatch, GroupTooLate */
  async lock(userId: number): Promise<MatchingRequest> {
    const found = await this.requests.openOf(userId);
    if (!found) throw new GroupNeedsRequest();
    await this.slots.acquireSlotLock(found.slot);
    const [request] = await this.requests.findForUpdate([found.id]);
    if (request?.isSeated) throw new AlreadyInActiveMatch();
    if (!request?.isWaiting) throw new GroupNeedsRequest();
    if (this.clock.now() >= finalRunOf(request.slot, request.timeZone)) throw new GroupTooLate();
    return request;
  }

  /** Those of the users who wait in the slot, with locks that exclude a new block. */
  async waiting({ slot }: MatchingRequest, userIds: readonly number[]): Promise<readonly WaitingSeeker[]> {
    await this.slots.lockUsersForShare(userIds);
    return (await this.slots.snapshotOf(slot, this.clock.now(), userIds)).waiting;
  }
}
