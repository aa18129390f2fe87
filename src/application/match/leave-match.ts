import type { Match } from '../../domain/match/match.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { MatchMember } from '../../domain/match/match-member.js';
import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import type { RequestSeats } from '../matching-request/withdraw-request.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Blocks } from '../moderation/ports.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { Matches } from './ports.js';
import type { Requeue } from '../matching-request/requeue.js';

/** `left`: the seat is free; `left_chat`: the match had started, so only the chat is closed for the member. */
export type LeaveOutcome = 'left' | 'left_chat';

/**
 * Frees a member's seat: at their own request, or because their changed data violates a rule of the table. A member with
 * a block to or from another member is excused. From the start on the match takes place with every member, so leaving it
 * closes its chat for the member only.
 */
export class LeaveMatch implements RequestSeats {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly requests: MatchingRequests,
    private readonly blocks: Pick<Blocks, 'existBetween'>,
    private readonly requeue: Requeue,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Closes a chat of two for both. @throws MatchNotFound, MatchIsOver */
  execute({ userId, matchId }: { userId: number; matchId: number }): Promise<LeaveOutcome> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      if (match.isPairChat) return this.leavePairChat(match, userId);
      return this.leave(match, userId);
    });
  }

  /** Leaves the match of a request. @returns false when the request has no seat in an open match, or its chat was left */
  release(requestId: number): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findByRequestForUpdate(requestId);
      const seat = match?.seated.find((member) => member.requestId === requestId);
      if (!match?.isOpen || !seat?.isInChat) return false;
      await this.leave(match, seat.userId);
      return true;
    });
  }

  /**
   * Removes a member from a pending match that has not started, whose request is reopened; without effect on any other
   * match.
   */
  remove({ userId, matchId }: { userId: number; matchId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      const now = this.clock.now();
      if (match?.status !== 'pending' || !match.isAhead(now)) return;
      if (!match.seated.some((member) => member.userId === userId)) return;
      await this.freeSeat(match, match.remove(userId, now), 'reopen', now);
    });
  }

  private async leavePairChat(match: Match, userId: number): Promise<LeaveOutcome> {
    const isMember = match.seated.some((member) => member.userId === userId);
    if (!isMember || match.status === 'parted') throw new MatchNotFound();
    await part(match, this.matches, this.realtime, this.clock.now());
    return 'left';
  }

  private async leave(match: Match, userId: number): Promise<LeaveOutcome> {
    const others = match.seated.map((member) => member.userId);
    const isExcused = await this.blocks.existBetween(userId, others);
    // Read once: the start may pass in between.
    const now = this.clock.now();
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
    const { userId } = member;
    await this.changeRequestOf(member, (request) => request.complete(now));
    await this.matches.save(match);
    await this.realtime.signal({ type: 'participant_left', matchId: match.id, userId, userIds: [] });
    await this.realtime.signal({ type: 'matches_changed', userIds: [userId] });
  }

  private async freeSeat(
    match: Match,
    freed: MatchMember,
    then: 'withdraw' | 'reopen',
    now: Date,
  ): Promise<void> {
    const others = match.seated;
    await this.changeRequestOf(freed, (request) => request[then](now));
    if (!match.isOpen) await this.requeue.execute(others, now);
    await this.matches.save(match);

    const userIds = others.map((member) => member.userId);
    await this.realtime.signal({
      type: 'participant_left',
      matchId: match.id,
      userId: freed.userId,
      userIds,
    });
    await this.realtime.signal({ type: 'matches_changed', userIds: [freed.userId] });
    if (!match.isOpen) await this.realtime.signal({ type: 'match_cancelled', matchId: match.id, userIds });
  }

  private async changeRequestOf(
    { requestId }: MatchMember,
    change: (request: MatchingRequest) => void,
  ): Promise<void> {
    if (requestId === null) return;
    const requests = await this.requests.findForUpdate([requestId]);
    requests.forEach(change);
    await this.requests.save(...requests);
  }
}

/** Closes a chat of two for both, without a message that says why. Idempotent. */
export async function part(chat: Match, matches: Matches, realtime: Realtime, now: Date): Promise<void> {
  if (!chat.part(now)) return;
  await matches.save(chat);
  await realtime.signal({ type: 'matches_changed', userIds: chat.seated.map(({ userId }) => userId) });
}
