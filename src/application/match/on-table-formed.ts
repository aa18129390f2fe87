import type { TableFormed } from '../../domain/match/match-events.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import type { Matches } from './ports.js';
import { requestVenues } from './propose-venues.js';
import type { MatchMails } from './match-mails.js';
import type { TableGreeting } from './table-greeting.js';

/** Event handler of a new match: posts the welcome and icebreaker messages, and queues mails and venue proposals. */
export class OnTableFormed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly greeting: TableGreeting,
    private readonly matchMails: MatchMails,
    private readonly jobs: Jobs,
  ) {}

  execute({ matchId, userIds }: TableFormed): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen || !match.slot) return;
      await this.greeting.post(match);
      await this.matchMails.tableFound(match, userIds);
      await requestVenues(this.jobs, matchId);
    });
  }
}
