import type { SeatLost } from '../../../domain/match/match-events.js';
import type { Realtime, UnitOfWork } from '../../shared/ports.js';
import type { MatchMails } from './match-mails.js';
import type { Matches } from '../ports.js';

/** Event handler of a seat that its member lost by a rule of the table: explains it by mail and in the open app. */
export class OnSeatLost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly matchMails: MatchMails,
    private readonly realtime: Realtime,
  ) {}

  execute({ matchId, userId }: SeatLost): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match) return;
      await this.matchMails.seatLost(match, userId);
      await this.realtime.signal({ type: 'seat_lost', matchId, userIds: [userId] });
    });
  }
}
