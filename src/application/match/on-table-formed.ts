import { icebreakerMessage, welcomeMessage } from '../../domain/chat/system-messages.js';
import type { TableFormed } from '../../domain/match/match-events.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import type { Matches, SlotSnapshots } from './ports.js';
import { requestVenues } from './propose-venues.js';
import type { MatchMails } from './match-mails.js';

/** Event handler of a new match: posts the welcome and icebreaker messages, and queues mails and venue proposals. */
export class OnTableFormed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly snapshots: SlotSnapshots,
    private readonly systemMessages: SystemMessages,
    private readonly matchMails: MatchMails,
    private readonly jobs: Jobs,
  ) {}

  execute({ matchId, userIds }: TableFormed): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen || !match.slot) return;
      const { tables } = await this.snapshots.snapshotOf(match.slot, match.createdAt, userIds);
      const table = tables.find((one) => one.matchId === matchId);
      await this.systemMessages.post(matchId, 'welcome', welcomeMessage(match.slot));
      await this.systemMessages.post(
        matchId,
        'icebreaker',
        icebreakerMessage(table?.members.map(({ survey }) => survey) ?? []),
      );
      await this.matchMails.tableFound(match, userIds);
      await requestVenues(this.jobs, matchId);
    });
  }
}
