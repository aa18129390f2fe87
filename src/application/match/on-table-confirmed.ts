import { confirmedMessage } from '../../domain/chat/system-messages.js';
import type { TableConfirmed } from '../../domain/match/match-events.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { MatchMails } from './mails/match-mails.js';
import type { Matches } from './ports.js';

/** Event handler of a confirmed match: posts a system message and notifies the members. Idempotent but for the notification. */
export class OnTableConfirmed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly systemMessages: SystemMessages,
    private readonly matchMails: Pick<MatchMails, 'confirmed'>,
    private readonly clock: Clock,
  ) {}

  execute({ matchId }: TableConfirmed): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen) return;
      await this.systemMessages.post(matchId, 'settled', confirmedMessage(match, this.clock.now()));
      await this.matchMails.confirmed(
        match,
        match.seated.map(({ userId }) => userId),
      );
    });
  }
}
