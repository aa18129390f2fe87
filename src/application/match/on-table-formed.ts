import { icebreakerLine, welcomeLine } from '../../domain/chat/system-lines.js';
import type { TableFormed } from '../../domain/match/match-events.js';
import type { SystemVoice } from '../chat/system-voice.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import type { Matches, Seating } from './ports.js';
import { requestVenues } from './propose-venues.js';
import type { MatchMails } from './match-mails.js';

/** A new table is greeted in its chat, its people hear of it by mail, and places are looked for. */
export class OnTableFormed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly seating: Seating,
    private readonly voice: SystemVoice,
    private readonly matchMails: MatchMails,
    private readonly jobs: Jobs,
  ) {}

  execute({ matchId, userIds }: TableFormed): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen || !match.slot) return;
      const { tables } = await this.seating.crowdOf(match.slot, match.createdAt, userIds);
      const table = tables.find((each) => each.matchId === matchId);
      await this.voice.say(matchId, 'welcome', welcomeLine(match.slot));
      await this.voice.say(
        matchId,
        'icebreaker',
        icebreakerLine(table?.members.map(({ survey }) => survey) ?? []),
      );
      await this.matchMails.tableFound(match, userIds);
      await requestVenues(this.jobs, matchId);
    });
  }
}
