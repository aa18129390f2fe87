import type { TableEnded } from '../../../domain/match/match-events.js';
import type { UnitOfWork } from '../../shared/ports.js';
import type { Matches } from '../ports.js';
import type { MatchMails } from './match-mails.js';

/** Event handler of a canceled or dissolved match, which queues mails to the members but the one who canceled it. */
export class OnTableEnded {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly matchMails: MatchMails,
  ) {}

  execute({ matchId, userIds }: TableEnded): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match) return;
      const others = userIds.filter((userId) => userId !== match.cancelledBy);
      if (match.slot) await this.matchMails.tableLost(match, others);
      else await this.matchMails.meetupCancelled(match, others);
    });
  }
}
