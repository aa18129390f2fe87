import { normalizedGroupCode } from '../../domain/friends/group-code.js';
import {
  FriendIsSeated,
  FriendsInDifferentZones,
  GroupCodeInvalid,
  GroupIsFull,
  GroupTooLate,
} from '../../domain/friends/group-errors.js';
import { FIRST_CHOICES } from '../../domain/matching-request/first-choices.js';
import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import { MAX_GROUP_SIZE } from '../../domain/seating/model/group.js';
import { closingOf } from '../../domain/shared/saturday.js';
import type { OpenRequest, OpenRequestCommand } from '../matching-request/open-request.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Blocks } from '../moderation/ports.js';
import type { SlotLocks } from '../seating/ports.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { JOINING_GROUPS } from './limits.js';
import { leaveOwnGroup } from './leave-own-group.js';
import type { GroupChanged } from './group-changed.js';
import type { FriendGroup, FriendGroups } from './ports.js';
import type { SlotOfRequest } from './slot-of-request.js';

export interface JoinGroupCommand {
  readonly userId: number;
  readonly code: string;
  /** Id of the user's waiting request for another slot, which gives way to one for the friend's. */
  readonly replaces?: number;
}

/** Joins the group of a friend by its code. Their ages, places and limits are not compared. */
export class JoinGroup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: RateLimiter,
    private readonly slotOfRequest: SlotOfRequest,
    private readonly slots: Pick<SlotLocks, 'acquireSlotLock'>,
    private readonly requests: Pick<MatchingRequests, 'openOf' | 'newestOf'>,
    private readonly openRequest: Pick<OpenRequest, 'execute'>,
    private readonly groups: FriendGroups,
    private readonly blocks: Pick<Blocks, 'existBetween'>,
    private readonly groupChanged: GroupChanged,
    private readonly clock: Clock,
  ) {}

  /**
   * For a user who waits for no table, opens a request for the friend's slot with the user's last choices. Idempotent.
   * @throws TooManyAttempts, GroupTooLate, GroupCodeInvalid, FriendIsSeated, GroupIsFull, AlreadyInGroup,
   * FriendsInDifferentZones, and what `OpenRequest` throws
   */
  async execute({ userId, code, replaces }: JoinGroupCommand): Promise<void> {
    await this.limiter.consume(JOINING_GROUPS, String(userId));
    await this.unitOfWork.run(async () => {
      const open = await this.requests.openOf(userId);
      const request =
        open?.isWaiting && replaces === undefined
          ? await this.slotOfRequest.lock(userId)
          : await this.openIn(await this.lockGroup(code), { userId, replaces });
      const group = await this.groupWith(code);
      if (group.members.some((member) => member.userId === userId)) return;
      await this.ensureJoinable(group, request);
      await leaveOwnGroup(this.groups, request.id, this.clock.now());
      await this.groups.join(group.id, request.id, this.clock.now());
      if (group.members.length >= group.awaits) await this.groups.endHold(group.id);
      await this.groupChanged.execute(group, userId);
    });
  }

  /** Under the lock of its slot. @throws GroupCodeInvalid, GroupTooLate */
  private async lockGroup(code: string): Promise<FriendGroup> {
    const { slot } = await this.groupWith(code);
    await this.slots.acquireSlotLock(slot);
    const group = await this.groupWith(code);
    if (this.clock.now() >= closingOf(group.slot.preferredDate, group.timeZone)) throw new GroupTooLate();
    return group;
  }

  private async groupWith(code: string): Promise<FriendGroup> {
    const group = await this.groups.withCode(normalizedGroupCode(code));
    if (!group || group.isOver) throw new GroupCodeInvalid();
    return group;
  }

  private async openIn(
    { slot }: FriendGroup,
    command: Pick<OpenRequestCommand, 'userId' | 'replaces'>,
  ): Promise<MatchingRequest> {
    const last = await this.requests.newestOf(command.userId);
    const choices = last?.againOn(slot.preferredDate) ?? FIRST_CHOICES;
    return this.openRequest.execute({ ...choices, ...command, slot });
  }

  private async ensureJoinable(group: FriendGroup, request: MatchingRequest): Promise<void> {
    const { userId, timeZone } = request;
    const friendIds = group.members.map((member) => member.userId);
    const waiting = await this.slotOfRequest.waiting(request, [...friendIds, userId]);
    const isInSlot = waiting.length === friendIds.length + 1;
    if (await this.blocks.existBetween(userId, friendIds)) throw new GroupCodeInvalid();
    if (!isInSlot && group.isSeated) throw new FriendIsSeated();
    if (!isInSlot) throw new GroupCodeInvalid();
    if (group.members.length >= MAX_GROUP_SIZE) throw new GroupIsFull();
    if (waiting.some((one) => one.timeZone !== timeZone)) throw new FriendsInDifferentZones();
  }
}
