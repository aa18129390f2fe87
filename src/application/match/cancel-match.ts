import { DAY_MS } from '../../domain/shared/durations.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { ReportEarlyCancellation } from '../moderation/report-early-cancellation.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { LeaveMatch } from './leave-match.js';
import type { Matches } from './ports.js';
import { type Requeue, requestIdsOf } from '../matching-request/requeue.js';

/** A second cancellation by the same user within this interval acts as leaving. */
const ONCE_IN_DAYS = 30;

/**
 * Cancels a match for all members; the requests of the others are requeued with priority. A table canceled by a new account
 * is reported to the moderators.
 */
export class CancelMatch {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly requests: MatchingRequests,
    private readonly requeue: Requeue,
    private readonly leaveMatch: LeaveMatch,
    private readonly reportEarlyCancellation: Pick<ReportEarlyCancellation, 'execute'>,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns `left` when the user canceled another match within 30 days and therefore only left this one
   * @throws MatchNotFound, MatchIsOver, OnlyOrganizerCancels, MatchHasStarted
   */
  execute({ userId, matchId }: { userId: number; matchId: number }): Promise<'cancelled' | 'left'> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      // Read under the lock: the start may pass while this waits for it.
      const now = this.clock.now();
      if (match.isAhead(now) && match.slot && (await this.hasCancelledRecently(userId, now))) {
        await this.leaveMatch.execute({ userId, matchId });
        return 'left';
      }

      match.cancel(userId, now);
      const others = match.seated.filter((member) => member.userId !== userId);
      const own = await this.requests.findForUpdate(
        requestIdsOf(match.seated.filter((member) => member.userId === userId)),
      );
      for (const request of own) request.withdraw(now);
      await this.requests.save(...own);
      await this.requeue.execute(others, now);
      await this.matches.save(match);
      if (match.slot) await this.reportEarlyCancellation.execute({ userId, matchId });
      await this.realtime.signal({
        type: 'match_cancelled',
        matchId,
        userIds: others.map((member) => member.userId),
      });
      await this.realtime.signal({ type: 'matches_changed', userIds: [userId] });
      return 'cancelled';
    });
  }

  private hasCancelledRecently(userId: number, now: Date): Promise<boolean> {
    return this.matches.hasCancelledSince(userId, new Date(now.getTime() - ONCE_IN_DAYS * DAY_MS));
  }
}
