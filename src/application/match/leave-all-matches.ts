import type { Clock } from '../shared/ports.js';
import type { CancelMatch } from './cancel-match.js';
import type { LeaveMatch } from './leave-match.js';
import type { Matches } from './ports.js';

/** Ends a user's part in all open matches: cancels the ones they organize that have not started, leaves the others. */
export class LeaveAllMatches {
  constructor(
    private readonly matches: Matches,
    private readonly leaveMatch: LeaveMatch,
    private readonly cancelMatch: CancelMatch,
    private readonly clock: Clock,
  ) {}

  /** Must be called inside a unit of work. */
  async execute(userId: number): Promise<void> {
    for (const matchId of await this.matches.openTablesOf(userId)) await this.leave(userId, matchId);
  }

  /** The match is checked again under its lock, because it may have ended since its id was read. */
  private async leave(userId: number, matchId: number): Promise<void> {
    const match = await this.matches.findForUpdate(matchId);
    if (!match?.isOpen) return;
    const mayCancel = match.isOrganizedBy(userId) && match.isAhead(this.clock.now());
    if (mayCancel) await this.cancelMatch.execute({ userId, matchId });
    else if (match.isInChat(userId)) await this.leaveMatch.execute({ userId, matchId });
  }
}
