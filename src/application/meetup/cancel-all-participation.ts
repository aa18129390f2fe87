import type { CancelMatch } from '../match/cancel-match.js';
import type { LeaveMatch } from '../match/leave-match.js';
import type { Matches } from '../match/ports.js';
import type { WithdrawRequest } from '../matching-request/withdraw-request.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Participation } from '../shared/participation.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Meetups } from './ports.js';

/**
 * Cancels the user's own future meetups, leaves their matches and waitlists, and withdraws their open request.
 */
export class CancelAllParticipation implements Participation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly meetups: Meetups,
    private readonly requests: MatchingRequests,
    private readonly leaveMatch: LeaveMatch,
    private readonly cancelMatch: CancelMatch,
    private readonly withdrawRequest: WithdrawRequest,
    private readonly clock: Clock,
  ) {}

  cancelAll(userId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const matchId of await this.matches.openTablesOf(userId)) await this.leaveTable(userId, matchId);
      for (const meetupId of await this.meetups.waitlistsOf(userId, this.clock.now()))
        await this.leaveWaitlist(userId, meetupId);
      const request = await this.requests.openOf(userId);
      if (request) await this.withdrawRequest.execute({ userId, requestId: request.id });
    });
  }

  /** Checks again under the lock, because the match may have ended or the user may have left. */
  private async leaveTable(userId: number, matchId: number): Promise<void> {
    const match = await this.matches.findForUpdate(matchId);
    if (!match?.isOpen) return;
    const mayCallOff = match.isOrganisedBy(userId) && match.isAhead(this.clock.now());
    if (mayCallOff) await this.cancelMatch.execute({ userId, matchId });
    else if (match.seated.some((member) => member.userId === userId))
      await this.leaveMatch.execute({ userId, matchId });
  }

  private async leaveWaitlist(userId: number, meetupId: number): Promise<void> {
    const meetup = await this.meetups.findForUpdate(meetupId);
    if (!meetup?.isOnWaitlist(userId)) return;
    meetup.leaveWaitlist(userId);
    await this.meetups.save(meetup);
  }
}
