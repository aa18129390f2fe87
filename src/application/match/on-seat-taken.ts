import { joinedMessage } from '../../domain/chat/system-messages.js';
import type { SeatTaken } from '../../domain/match/match-events.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { MatchMails } from './mails/match-mails.js';
import type { Matches } from './ports.js';

/**
 * Event handler of a taken seat: posts a system message, and for a match formed by a run also queues a mail. Idempotent but
 * for the mail.
 */
export class OnSeatTaken {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly systemMessages: SystemMessages,
    private readonly matchMails: MatchMails,
  ) {}

  execute({ matchId, userId }: SeatTaken): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      const seat = match?.seated.find((member) => member.userId === userId);
      if (!match?.isOpen || !seat) return;
      await this.systemMessages.post(matchId, `joined-${seat.joinedAt.getTime()}`, joinedMessage, userId);
      if (match.slot) await this.matchMails.tableFound(match, [userId]);
    });
  }
}
