import { FriendsInDifferentZones, GroupNeedsRequest } from '../../domain/friends/group-errors.js';
import { isOpenReunion, ReunionNotFound } from '../../domain/friends/reunion.js';
import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import { slotKey } from '../../domain/shared/slot.js';
import type { OpenRequest } from '../matching-request/open-request.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Blocks } from '../moderation/ports.js';
import type { SlotLocks } from '../seating/ports.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { GroupChanged } from './group-changed.js';
import { leaveOwnGroup } from './leave-own-group.js';
import { ANSWERING_REUNIONS } from './limits.js';
import type { FriendGroup, FriendGroups } from './ports.js';
import type { ReunionOffer, Reunions } from './reunions.js';

export interface AnswerReunionCommand {
  readonly userId: number;
  readonly matchId: number;
  readonly agrees: boolean;
}

/**
 * A member's answer to the offer to meet the same people again. Who agrees waits in the slot, in one group with the others
 * who do, which is held until all have agreed or until the final run. See ADR 73.
 */
export class AnswerReunion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reunions: Reunions,
    private readonly groups: FriendGroups,
    private readonly requests: MatchingRequests,
    private readonly openRequest: Pick<OpenRequest, 'execute'>,
    private readonly slots: Pick<SlotLocks, 'acquireSlotLock'>,
    private readonly blocks: Pick<Blocks, 'lockUsersForUpdate' | 'existBetween'>,
    private readonly groupChanged: GroupChanged,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent. A refusal changes nothing that another member can see.
   * @throws ReunionNotFound, TooManyAttempts, AlreadyInGroup, GroupNeedsRequest, FriendsInDifferentZones, and what `OpenRequest` throws
   */
  async execute({ userId, matchId, agrees }: AnswerReunionCommand): Promise<void> {
    await this.limiter.consume(ANSWERING_REUNIONS, String(userId));
    await this.unitOfWork.run(async () => {
      const found = await this.openOffer(matchId, userId);
      // In the order of a run: the slot, then its users, so that those who agree come one after another.
      await this.slots.acquireSlotLock(found.slot);
      await this.blocks.lockUsersForUpdate(found.userIds);
      const offer = await this.openOffer(matchId, userId);
      await this.reunions.answer(matchId, userId, agrees);
      if (agrees) await this.join(offer, userId);
    });
  }

  private async openOffer(matchId: number, userId: number): Promise<ReunionOffer> {
    const offer = await this.reunions.find(matchId, userId);
    if (!offer || !isOpenReunion(offer, this.clock.now())) throw new ReunionNotFound();
    return offer;
  }

  private async join(offer: ReunionOffer, userId: number): Promise<void> {
    const now = this.clock.now();
    const { matchId, slot, timeZone } = offer;
    const group = await this.groups.ofReunion(matchId);
    const others = group?.members.map((member) => member.userId) ?? [];
    if (others.includes(userId)) return;
    await this.ensureJoinable(group, userId, others);
    const request = await this.requestIn(offer, userId);
    if (request.timeZone !== timeZone) throw new FriendsInDifferentZones();
    await leaveOwnGroup(this.groups, request.id, now);
    if (group) await this.groups.join(group.id, request.id, now);
    else await this.groups.openReunion({ matchId, requestId: request.id, date: request.preferredDate }, now);
    if (group && others.length + 1 === offer.userIds.length) await this.groups.release(group.id);
    await this.groupChanged.execute(slot, [...others, userId]);
  }

  /** A complete group has its table or soon will. */
  private async ensureJoinable(
    group: FriendGroup | null,
    userId: number,
    others: readonly number[],
  ): Promise<void> {
    if (group && (group.isOver || !group.isHeld)) throw new ReunionNotFound();
    const isApart =
      (await this.blocks.existBetween(userId, others)) || (await this.reunions.isExcluded(userId, others));
    if (isApart) throw new ReunionNotFound();
  }

  /** The user's request in the slot; a new one with their last choices in place of one that waits elsewhere. */
  private async requestIn({ slot }: ReunionOffer, userId: number): Promise<MatchingRequest> {
    const open = await this.requests.openOf(userId);
    if (open?.isWaiting && slotKey(open.slot) === slotKey(slot)) {
      const [request] = await this.requests.findForUpdate([open.id]);
      if (!request?.isWaiting) throw new GroupNeedsRequest();
      return request;
    }
    if (open?.isWaiting) await leaveOwnGroup(this.groups, open.id, this.clock.now());
    const last = await this.requests.newestOf(userId);
    if (!last) throw new ReunionNotFound();
    const wishes = { ...last.againOn(slot.preferredDate), slot };
    return this.openRequest.execute({ ...wishes, ...(open && { replaces: open.id }) });
  }
}
