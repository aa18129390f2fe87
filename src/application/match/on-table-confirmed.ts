import { confirmedMessage } from '../../domain/chat/system-messages.js';
import type { TableConfirmed } from '../../domain/match/match-events.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Clock, Jobs, UnitOfWork } from '../shared/ports.js';
import type { MatchMails } from './match-mails.js';
import type { Matches } from './ports.js';
import { requestTableChanges } from './propose-table-changes.js';
import type { TableGreeting } from './table-greeting.js';

/**
 * Event handler of a confirmed match: posts a system message, notifies the members, and queues proposals of table changes
 * in its slot. The greeting is posted first, because a table that the final run forms is confirmed at once and jobs have no
 * order. Idempotent but for the notification.
 */
export class OnTableConfirmed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly greeting: TableGreeting,
    private readonly systemMessages: SystemMessages,
    private readonly jobs: Jobs,
    private readonly matchMails: Pick<MatchMails, 'confirmed'>,
    private readonly clock: Clock,
  ) {}

  execute({ matchId }: TableConfirmed): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen) return;
      await this.greeting.post(match);
      await this.systemMessages.post(matchId, 'settled', confirmedMessage(match, this.clock.now()));
      if (match.slot) await requestTableChanges(this.jobs, match.slot);
      await this.matchMails.confirmed(
        match,
        match.seated.map(({ userId }) => userId),
      );
    });
  }
}
