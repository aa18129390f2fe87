import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { SlotLocks } from '../seating/ports.js';
import type { GroupChanged } from './group-changed.js';
import type { FriendGroup, FriendGroups } from './ports.js';

/** Ways out of the group of the user's waiting request. Without effect at a table, and idempotent. */
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
   * Ends the group; every member keeps their own request. Also removes the notice of a group that is over. Those who came
   * together to a table stay friends there, whose ages and distance are not compared.
   */
  execute(userId: number): Promise<void> {
    return this.change(userId, (group, request) => this.end(group, request));
  }

  /** Waits for no further friend; those who have come stay, and a code that nobody has used ends. */
  goWithout(userId: number): Promise<void> {
    return this.change(userId, async (group, request) => {
      if (group.members.length === 1) return this.end(group, request);
      await this.groups.endHold(group.id);
    });
  }

  private async end(group: FriendGroup, request: MatchingRequest): Promise<void> {
    await this.groups.leave(group.id, request.id, this.clock.now());
  }

  private change(
    userId: number,
    change: (group: FriendGroup, request: MatchingRequest) => Promise<void>,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const found = await this.requests.openOf(userId);
      if (!found) return;
      await this.slots.acquireSlotLock(found.slot);
      const [request] = await this.requests.findForUpdate([found.id]);
      if (!request?.isWaiting) return;
      const group = await this.groups.ofRequest(request.id);
      if (!group) return;
      await change(group, request);
      if (!group.isOver) await this.groupChanged.execute(group);
    });
  }
}
