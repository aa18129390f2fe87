import type { TableFormed } from '../../../domain/match/match-events.js';
import type { UnitOfWork } from '../../shared/ports.js';
import type { MatchMails } from './match-mails.js';
import type { Matches } from '../ports.js';

/** Event handler of a new match, which queues mails to its members. */
export class OnTableFormed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly matchMails: MatchMails,
  ) {}

  execute({ matchId, userIds }: TableFormed): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (match?.isOpen && match.slot) await this.matchMails.tableFound(match, userIds);
    });
  }
}
