import { reminderMessage } from '../../domain/chat/system-messages.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Matches } from './ports.js';
import type { MatchMails } from './match-mails.js';

export const REMIND_TABLES = 'remind-tables';
/** Maximum number of matches per call; the next call continues. */
const BATCH = 500;

/** Recurring job that sends the reminder of a match the day before, in the chat and by mail. */
export class RemindTables {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly systemMessages: SystemMessages,
    private readonly matchMails: MatchMails,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for (const matchId of await this.matches.dueToRemind(this.clock.now(), BATCH)) await this.remind(matchId);
  }

  private remind(matchId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.remind(this.clock.now())) return;
      await this.matches.save(match);
      await this.systemMessages.post(matchId, `reminder-${match.suggestedDate}`, reminderMessage(match));
      await this.matchMails.reminder(
        match,
        match.seated.map(({ userId }) => userId),
      );
    });
  }
}
