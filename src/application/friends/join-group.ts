import { normalizedGroupCode } from '../../domain/friends/group-code.js';
import {
  FriendIsSeated,
  FriendsInDifferentZones,
  GroupCodeInvalid,
  GroupIsFull,
} from '../../domain/friends/group-errors.js';
import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import { MAX_GROUP_SIZE } from '../../domain/seating/model/group.js';
import type { Blocks } from '../moderation/ports.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { JOINING_GROUPS } from './limits.js';
import { leaveOwnGroup } from './leave-own-group.js';
import type { GroupChanged } from './group-changed.js';
import type { FriendGroup, FriendGroups } from './ports.js';
import type { SlotOfRequest } from './slot-of-request.js';

/** Joins the group of a friend in the same slot, by its code. Their ages, places and limits are not compared. */
export class JoinGroup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: RateLimiter,
    private readonly slotOfRequest: SlotOfRequest,
    private readonly groups: FriendGroups,
    private readonly blocks: Pick<Blocks, 'existBetween'>,
    private readonly groupChanged: GroupChanged,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent.
   * @throws TooManyAttempts, GroupNeedsRequest, GroupTooLate, GroupCodeInvalid, FriendIsSeated, GroupIsFull,
   * AlreadyInGroup, FriendsInDifferentZones
   */
  async execute({ userId, code }: { userId: number; code: string }): Promise<void> {
    await this.limiter.consume(JOINING_GROUPS, String(userId));
    await this.unitOfWork.run(async () => {
      const request = await this.slotOfRequest.lock(userId);
      const group = await this.groups.withCode(normalizedGroupCode(code));
      if (!group || group.isOver) throw new GroupCodeInvalid();
      if (group.members.some((member) => member.userId === userId)) return;
      await this.ensureJoinable(group, request);
      await leaveOwnGroup(this.groups, request.id, this.clock.now());
      await this.groups.join(group.id, request.id, this.clock.now());
      await this.groupChanged.execute(request.slot, [
        ...group.members.map((member) => member.userId),
        userId,
      ]);
    });
  }

  private async ensureJoinable(group: FriendGroup, request: MatchingRequest): Promise<void> {
    const { userId, timeZone } = request;
    const friendIds = group.members.map((member) => member.userId);
    const waiting = await this.slotOfRequest.waiting(request, [...friendIds, userId]);
    const isInSlot = waiting.length === friendIds.length + 1;
    if (await this.blocks.existBetween(userId, friendIds)) throw new GroupCodeInvalid();
    if (!isInSlot && (await this.slotOfRequest.isAnySeated(group.members))) throw new FriendIsSeated();
    if (!isInSlot) throw new GroupCodeInvalid();
    if (group.members.length >= MAX_GROUP_SIZE) throw new GroupIsFull();
    if (waiting.some((one) => one.timeZone !== timeZone)) throw new FriendsInDifferentZones();
  }
}
