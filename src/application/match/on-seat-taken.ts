import { joinedMessage } from '../../domain/chat/system-messages.js';
import type { SeatTaken } from '../../domain/match/match-events.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import type { Matches } from './ports.js';
import { requestVenues } from './propose-venues.js';
import type { MatchMails } from './match-mails.js';

/**
 * Event handler of a taken seat: posts a system message, and for a match formed by a run also queues a mail and venue
 * proposals. Idempotent but for the mail.
 */
export class OnSeatTaken {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly systemMessages: SystemMessages,
    private readonly matchMails: MatchMails,
    private readonly jobs: Jobs,
  ) {}

  execute({ matchId, userId }: SeatTaken): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      const seat = match?.seated.find((member) => member.userId === userId);
      if (!match?.isOpen || !seat) return;
      await this.systemMessages.post(matchId, `joined-${seat.joinedAt.getTime()}`, joinedMessage, userId);
      if (!match.slot) return;
      await this.matchMails.tableFound(match, [userId]);
      await requestVenues(this.jobs, matchId);
    });
  }
}
