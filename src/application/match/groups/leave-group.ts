import type { MatchingRequests } from '../../matching-request/ports.js';
import type { Clock, UnitOfWork } from '../../shared/ports.js';
import type { SlotLocks } from '../ports.js';
import type { GroupChanged } from './group-changed.js';
import type { FriendGroups } from './ports.js';

/** Ends the user's group; every member keeps their own request or seat. */
export class LeaveGroup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: MatchingRequests,
    private readonly slots: Pick<SlotLocks, 'acquireSlotLock'>,
    private readonly groups: FriendGroups,
    private readonly groupChanged: GroupChanged,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. Also removes the notice of a group that is over. */
  execute(userId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const request = await this.requests.openOf(userId);
      if (!request) return;
      await this.slots.acquireSlotLock(request.slot);
      const group = await this.groups.ofRequest(request.id);
      if (!group) return;
      await this.groups.leave(group.id, request.id, this.clock.now());
      if (group.isOver || group.members.length === 1) return;
      await this.groupChanged.execute(
        request.slot,
        group.members.map((member) => member.userId),
      );
    });
  }
}
