import { welcomeMessage } from '../../domain/chat/system-messages.js';
import { ICEBREAKER } from '../../domain/icebreakers/icebreaker-messages.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Matches } from '../match/ports.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { TableIcebreakers } from './table-icebreakers.js';

/**
 * Event handler of a table that was formed or confirmed: posts the first system messages of its chat, the welcome and an
 * icebreaker question. Both events cause it, because a table that the final run forms is confirmed at once and jobs have no
 * order. Idempotent; without effect on a match that is over or of a meetup.
 */
export class GreetTable {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly icebreakers: TableIcebreakers,
    private readonly systemMessages: SystemMessages,
  ) {}

  execute({ matchId }: { matchId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen || !match.slot) return;
      await this.systemMessages.post(match.id, 'welcome', welcomeMessage(match.slot));
      await this.icebreakers.post(match, { kind: 'formed', occasion: ICEBREAKER, questions: 1 });
    });
  }
}
