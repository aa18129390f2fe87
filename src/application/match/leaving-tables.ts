import type { Match } from '../../domain/match/match.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { MatchMember } from '../../domain/match/match-member.js';
import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import { requestIdsOf, requeue } from '../matching-request/requeue.js';
import type { RequestSeats } from '../matching-request/ports.js';
import type { Realtime } from '../shared/ports.js';
import type { Matches, MatchPorts } from './ports.js';

/** A second cancellation by the same user within this interval acts as leaving. */
const ONCE_IN_DAYS = 30;

export interface Seat {
  readonly userId: number;
  readonly matchId: number;
}

/** `left`: the seat is free; `left_chat`: the match had started, so only the chat is closed for the member. */
export type LeaveOutcome = 'left' | 'left_chat';

/**
 * How a member's part in a table ends: they leave it, call it off for all, or their changed data violates a rule of it. From
 * the start on the match takes place with every member, so leaving it closes its chat for the member only.
 */
export class LeavingTables implements RequestSeats {
  constructor(private readonly ports: Omit<MatchPorts, 'pastMatches' | 'systemMessages'>) {}

  /** Closes a chat of two for both. @throws MatchNotFound, MatchIsOver */
  leave({ userId, matchId }: Seat): Promise<LeaveOutcome> {
    const { unitOfWork, matches } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      if (match.isPairChat) return this.leavePairChat(match, userId);
      return this.giveUpSeat(match, userId);
    });
  }

  /** Leaves the match of a request. @returns false when the request has no seat in an open match, or its chat was left */
  release(requestId: number): Promise<boolean> {
    const { unitOfWork, matches } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findByRequestForUpdate(requestId);
      const seat = match?.seated.find((member) => member.requestId === requestId);
      if (!match?.isOpen || !seat?.isInChat) return false;
      await this.giveUpSeat(match, seat.userId);
      return true;
    });
  }

  /**
   * Removes a member from a pending match that has not started, whose request is reopened; without effect on any other
   * match.
   */
  remove({ userId, matchId }: Seat): Promise<void> {
    const { unitOfWork, matches, clock } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      const now = clock.now();
      if (match?.status !== 'pending' || !match.isAhead(now)) return;
      if (!match.seated.some((member) => member.userId === userId)) return;
      await this.freeSeat(match, match.remove(userId, now), 'reopen', now);
    });
  }

  /**
   * Cancels a match for all members; the requests of the others are requeued with priority. A table canceled by a new account
   * is reported to the moderators.
   * @returns `left` when the user canceled another match within 30 days and therefore only left this one
   * @throws MatchNotFound, MatchIsOver, OnlyOrganizerCancels, MatchHasStarted
   */
  cancel({ userId, matchId }: Seat): Promise<'cancelled' | 'left'> {
    const { unitOfWork, matches, requests, reportEarlyCancellation, realtime, clock } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      // Read under the lock: the start may pass while this waits for it.
      const now = clock.now();
      const since = new Date(now.getTime() - ONCE_IN_DAYS * DAY_MS);
      if (match.isAhead(now) && match.slot && (await matches.hasCancelledSince(userId, since))) {
        await this.leave({ userId, matchId });
        return 'left';
      }

      match.cancel(userId, now);
      const others = match.seated.filter((member) => member.userId !== userId);
      const own = await requests.findForUpdate(
        requestIdsOf(match.seated.filter((member) => member.userId === userId)),
      );
      for (const request of own) request.withdraw(now);
      await requests.save(...own);
      await requeue(requests, others, now);
      await matches.save(match);
      if (match.slot) await reportEarlyCancellation.execute({ userId, matchId });
      const userIds = others.map((member) => member.userId);
      await realtime.signal({ type: 'match_cancelled', matchId, userIds });
      await realtime.signal({ type: 'matches_changed', userIds: [userId] });
      return 'cancelled';
    });
  }

  /**
   * Ends a user's part in all open matches: cancels the ones they organize that have not started, leaves the others. Must be
   * called inside a unit of work.
   */
  async leaveAll(userId: number): Promise<void> {
    const { matches, clock } = this.ports;
    for (const matchId of await matches.openTablesOf(userId)) {
      // Checked again under its lock, because it may have ended since its id was read.
      const match = await matches.findForUpdate(matchId);
      if (!match?.isOpen) continue;
      if (match.isOrganizedBy(userId) && match.isAhead(clock.now())) await this.cancel({ userId, matchId });
      else if (match.isInChat(userId)) await this.leave({ userId, matchId });
    }
  }

  private async leavePairChat(match: Match, userId: number): Promise<LeaveOutcome> {
    const { matches, realtime, clock } = this.ports;
    const isMember = match.seated.some((member) => member.userId === userId);
    if (!isMember || match.status === 'parted') throw new MatchNotFound();
    await part(match, matches, realtime, clock.now());
    return 'left';
  }

  /** A member with a block to or from another member is excused. */
  private async giveUpSeat(match: Match, userId: number): Promise<LeaveOutcome> {
    const { blocks, clock } = this.ports;
    const others = match.seated.map((member) => member.userId);
    const isExcused = await blocks.existBetween(userId, others);
    // Read once: the start may pass in between.
    const now = clock.now();
    const member = match.leave(userId, now, isExcused);
    if (member.isSeated) {
      await this.closeChat(match, member, now);
      return 'left_chat';
    }
    await this.freeSeat(match, member, 'withdraw', now);
    return 'left';
  }

  /** The request is completed as the match takes place, so that its user can open the next one. */
  private async closeChat(match: Match, member: MatchMember, now: Date): Promise<void> {
    const { matches, realtime } = this.ports;
    const { userId } = member;
    await this.changeRequestOf(member, (request) => request.complete(now));
    await matches.save(match);
    await realtime.signal({ type: 'participant_left', matchId: match.id, userId, userIds: [] });
    await realtime.signal({ type: 'matches_changed', userIds: [userId] });
  }

  private async freeSeat(
    match: Match,
    freed: MatchMember,
    then: 'withdraw' | 'reopen',
    now: Date,
  ): Promise<void> {
    const { matches, requests, realtime } = this.ports;
    const { id: matchId, seated: others } = match;
    const { userId } = freed;
    await this.changeRequestOf(freed, (request) => request[then](now));
    if (!match.isOpen) await requeue(requests, others, now);
    await matches.save(match);

    const userIds = others.map((member) => member.userId);
    await realtime.signal({ type: 'participant_left', matchId, userId, userIds });
    await realtime.signal({ type: 'matches_changed', userIds: [userId] });
    if (!match.isOpen) await realtime.signal({ type: 'match_cancelled', matchId, userIds });
  }

  private async changeRequestOf(
    { requestId }: MatchMember,
    change: (request: MatchingRequest) => void,
  ): Promise<void> {
    if (requestId === null) return;
    const requests = await this.ports.requests.findForUpdate([requestId]);
    requests.forEach(change);
    await this.ports.requests.save(...requests);
  }
}

/** Closes a chat of two for both, without a message that says why. Idempotent. */
export async function part(chat: Match, matches: Matches, realtime: Realtime, now: Date): Promise<void> {
  if (!chat.part(now)) return;
  await matches.save(chat);
  await realtime.signal({ type: 'matches_changed', userIds: chat.seated.map(({ userId }) => userId) });
}
