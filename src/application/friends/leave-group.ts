import type { MatchingRequests } from '../matching-request/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { SlotLocks } from '../seating/ports.js';
import type { GroupChanged } from './group-changed.js';
import type { FriendGroups } from './ports.js';

/** Ends the group of the user's waiting request; every member keeps their own request. */
export class LeaveGroup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: MatchingRequests,
    private readonly slots: Pick<SlotLocks, 'acquireSlotLock'>,
    private readonly groups: FriendGroups,
    private readonly groupChanged: GroupChanged,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent. Also removes the notice of a group that is over. Without effect at a table: those who came together stay
   * friends there, whose ages and distance are not compared.
   */
  execute(userId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const found = await this.requests.openOf(userId);
      if (!found) return;
      await this.slots.acquireSlotLock(found.slot);
      const [request] = await this.requests.findForUpdate([found.id]);
      if (!request?.isWaiting) return;
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
