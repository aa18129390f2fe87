import { normalizedGroupCode } from '../../domain/friends/group-code.js';
import {
  AlreadyInGroup,
  FriendIsSeated,
  FriendsInDifferentZones,
  GroupCodeInvalid,
  GroupIsFull,
  GroupNeedsRequest,
  GroupTooLate,
} from '../../domain/friends/group-errors.js';
import { FIRST_CHOICES } from '../../domain/matching-request/first-choices.js';
import { isHeld } from '../../domain/matching-request/hold.js';
import { AlreadyInActiveMatch } from '../../domain/matching-request/matching-request-errors.js';
import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import { MAX_GROUP_SIZE } from '../../domain/seating/model/group.js';
import { addDays } from '../../domain/shared/calendar-date.js';
import { closingOf } from '../../domain/shared/saturday.js';
import { finalRunOf } from '../../domain/shared/slot.js';
import { localDate } from '../../domain/shared/time-zone.js';
import { inBatches } from '../shared/each-due.js';
import type { RateLimit } from '../shared/ports.js';
import type { FriendGroup, FriendPorts, GroupView } from './ports.js';

const OPENING_GROUPS: RateLimit = { name: 'groups-opened', times: 20, perSeconds: 3_600 };
/** Guessing a code is the reason for the low limit. */
const JOINING_GROUPS: RateLimit = { name: 'groups-joined', times: 10, perSeconds: 3_600 };

/**
 * How friends come together, so that they are seated at one table or not at all. Changes hold the lock of the slot, with
 * which no run seats its users until the unit of work ends. See ADR 46.
 */
export class ComingWithFriends {
  constructor(private readonly ports: FriendPorts) {}

  /** The group of the user's open request. */
  async find(userId: number): Promise<GroupView | null> {
    const { requests, groups, clock } = this.ports;
    const request = await requests.openOf(userId);
    const group = request && (await groups.ofRequest(request.id));
    if (!group) return null;
    if (group.isOver) return { state: 'over', code: null, friends: [], heldUntil: null };
    const now = clock.now();
    const isEarly = request.isWaiting && now < finalRunOf(request.slot, request.timeZone);
    const hasSeat = group.members.length < MAX_GROUP_SIZE;
    return {
      state: group.members.length === 1 ? 'waiting' : 'together',
      code: isEarly && hasSeat ? group.code : null,
      friends: group.members.filter((member) => member.userId !== userId).map(({ firstName }) => firstName),
      heldUntil: request.isWaiting && isHeld(group.heldUntil, now) ? group.heldUntil : null,
    };
  }

  /**
   * Creates the code with which friends join the user's waiting request, and holds the request for them. Without effect in
   * a group that is not over.
   * @param friends for how many the request waits
   * @throws TooManyAttempts, GroupNeedsRequest, AlreadyInActiveMatch, GroupTooLate
   */
  async open(userId: number, friends: number): Promise<void> {
    const { unitOfWork, limiter, groups, company, clock } = this.ports;
    await limiter.consume(OPENING_GROUPS, String(userId));
    await unitOfWork.run(async () => {
      const request = await this.lockRequest(userId);
      const own = await groups.ofRequest(request.id);
      if (own && !own.isOver) return;
      if (own) await groups.leave(own.id, request.id, clock.now());
      await company.awaitFriends(request, friends);
    });
  }

  /**
   * Joins the group of a friend by its code; their ages, places and limits are not compared. For a user who waits for no
   * table, opens a request for the friend's slot with the user's last choices. Idempotent.
   * @param replaces id of the user's waiting request for another slot, which gives way to one for the friend's
   * @throws TooManyAttempts, GroupTooLate, GroupCodeInvalid, FriendIsSeated, GroupIsFull, AlreadyInGroup,
   * FriendsInDifferentZones, and what `AskingForTables` throws
   */
  async join(userId: number, code: string, replaces?: number): Promise<void> {
    const { unitOfWork, limiter, requests, groups, clock } = this.ports;
    await limiter.consume(JOINING_GROUPS, String(userId));
    await unitOfWork.run(async () => {
      const open = await requests.openOf(userId);
      const request =
        open?.isWaiting && replaces === undefined
          ? await this.lockRequest(userId)
          : await this.openRequestFor(userId, code, replaces);
      const group = await this.groupWith(code);
      if (group.members.some((member) => member.userId === userId)) return;
      await this.ensureJoinable(group, request);
      await this.leaveOwn(request);
      await groups.join(group.id, request.id, clock.now());
      if (group.members.length >= group.awaits) await groups.endHold(group.id);
      await this.changed(group, userId);
    });
  }

  /**
   * Ends the group; every member keeps their own request. Also removes the notice of a group that is over. Those who came
   * together to a table stay friends there, whose ages and distance are not compared. Idempotent.
   */
  leave(userId: number): Promise<void> {
    return this.whileWaiting(userId, (group, request) => this.end(group, request));
  }

  /** Waits for no further friend; those who have come stay, and a code that nobody has used ends. Idempotent. */
  goWithout(userId: number): Promise<void> {
    return this.whileWaiting(userId, async (group, request) => {
      if (group.members.length === 1) return this.end(group, request);
      await this.ports.groups.endHold(group.id);
    });
  }

  /** Handles the end of a request before it had a seat: its friends go on without it. Idempotent. */
  async requestEnded({ requestId }: { readonly requestId: number }): Promise<void> {
    const group = await this.ports.groups.ofRequest(requestId);
    if (group && group.members.length > 1) await this.changed(group);
  }

  /** Deletes groups with their codes, once their Saturday is over in every time zone. */
  async purge(): Promise<void> {
    const { groups, clock } = this.ports;
    const yesterday = addDays(localDate(clock.now(), 'UTC'), -1);
    await inBatches(clock, (size) => groups.removeBefore(yesterday, size));
  }

  /** The user's waiting request under the lock of its slot. @throws GroupNeedsRequest, AlreadyInActiveMatch, GroupTooLate */
  private async lockRequest(userId: number): Promise<MatchingRequest> {
    const { requests, slots, clock } = this.ports;
    const found = await requests.openOf(userId);
    if (!found) throw new GroupNeedsRequest();
    await slots.acquireSlotLock(found.slot);
    const [request] = await requests.findForUpdate([found.id]);
    if (request?.isSeated) throw new AlreadyInActiveMatch();
    if (!request?.isWaiting) throw new GroupNeedsRequest();
    if (clock.now() >= finalRunOf(request.slot, request.timeZone)) throw new GroupTooLate();
    return request;
  }

  /** A request for the slot of the group, under the lock of the slot. @throws GroupCodeInvalid, GroupTooLate */
  private async openRequestFor(userId: number, code: string, replaces?: number): Promise<MatchingRequest> {
    const { requests, slots, askingForTables, clock } = this.ports;
    await slots.acquireSlotLock((await this.groupWith(code)).slot);
    const { slot, timeZone } = await this.groupWith(code);
    if (clock.now() >= closingOf(slot.preferredDate, timeZone)) throw new GroupTooLate();
    const last = await requests.newestOf(userId);
    const choices = last?.againOn(slot.preferredDate) ?? FIRST_CHOICES;
    return askingForTables.open({ ...choices, userId, replaces, slot });
  }

  private async groupWith(code: string): Promise<FriendGroup> {
    const group = await this.ports.groups.withCode(normalizedGroupCode(code));
    if (!group || group.isOver) throw new GroupCodeInvalid();
    return group;
  }

  private async ensureJoinable(
    group: FriendGroup,
    { userId, slot, timeZone }: MatchingRequest,
  ): Promise<void> {
    const { slots, blocks, clock } = this.ports;
    const friendIds = group.members.map((member) => member.userId);
    // Their locks exclude a new block.
    await slots.lockUsersForShare([...friendIds, userId]);
    const { waiting } = await slots.snapshotOf(slot, clock.now(), [...friendIds, userId]);
    const isInSlot = waiting.length === friendIds.length + 1;
    if (await blocks.existBetween(userId, friendIds)) throw new GroupCodeInvalid();
    if (!isInSlot && group.isSeated) throw new FriendIsSeated();
    if (!isInSlot) throw new GroupCodeInvalid();
    if (group.members.length >= MAX_GROUP_SIZE) throw new GroupIsFull();
    if (waiting.some((one) => one.timeZone !== timeZone)) throw new FriendsInDifferentZones();
  }

  /** Leaves the group of a request that joins another one: a code that no friend has used yet, or a group that is over. */
  private async leaveOwn(request: MatchingRequest): Promise<void> {
    const own = await this.ports.groups.ofRequest(request.id);
    if (!own) return;
    if (!own.isOver && own.members.length > 1) throw new AlreadyInGroup();
    await this.end(own, request);
  }

  private end(group: FriendGroup, request: MatchingRequest): Promise<void> {
    return this.ports.groups.leave(group.id, request.id, this.ports.clock.now());
  }

  /** Changes the group of the user's waiting request; without effect at a table. */
  private whileWaiting(
    userId: number,
    change: (group: FriendGroup, request: MatchingRequest) => Promise<void>,
  ): Promise<void> {
    const { unitOfWork, requests, slots, groups } = this.ports;
    return unitOfWork.run(async () => {
      const found = await requests.openOf(userId);
      if (!found) return;
      await slots.acquireSlotLock(found.slot);
      const [request] = await requests.findForUpdate([found.id]);
      if (!request?.isWaiting) return;
      const group = await groups.ofRequest(request.id);
      if (!group) return;
      await change(group, request);
      if (!group.isOver) await this.changed(group);
    });
  }

  /** A run over the slot, and a signal to the members. @param joinedId a member who is not in `group` yet */
  private async changed({ slot, members }: FriendGroup, joinedId?: number): Promise<void> {
    const { requestRun, realtime } = this.ports;
    await requestRun.execute({ slot });
    const userIds = [...members.map(({ userId }) => userId), ...(joinedId === undefined ? [] : [joinedId])];
    await realtime.signal({ type: 'matches_changed', userIds });
  }
}
