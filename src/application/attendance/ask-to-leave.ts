import { attendancePath } from './attendance-link.js';
import type { SignedLinks } from '../shared/signed-links.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { tryConsume } from '../shared/try-consume.js';
import { LEAVE_MAILS } from './limits.js';
import type { MatchMails } from '../match/match-mails.js';
import type { Matches } from '../match/ports.js';

/**
 * Asks a member by mail whether to give their seat back, because the link of a reminder may have been forwarded. The seat
 * stays theirs until they use the link of this mail. See ADR 44.
 */
export class AskToLeave {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Pick<Matches, 'findForUpdate'>,
    private readonly matchMails: Pick<MatchMails, 'askToLeave'>,
    private readonly limiter: RateLimiter,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  /** Without effect when the member was asked twice in the last hour, or has no seat any more. */
  async execute({ userId, matchId }: { userId: number; matchId: number }): Promise<void> {
    if (!(await tryConsume([LEAVE_MAILS], String(userId), this.limiter))) return;
    await this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (match?.isOpen && match.seated.some((member) => member.userId === userId))
        await this.matchMails.askToLeave(
          match,
          userId,
          attendancePath(this.links, match, userId, 'leave'),
          this.clock.now(),
        );
    });
  }
}
