import { movedToSecondTableMessage } from '../../domain/chat/system-messages.js';
import type { MembersMoved } from '../../domain/match/match-events.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Matches } from '../match/ports.js';
import type { UnitOfWork } from '../shared/ports.js';

/** Event handler of members who moved to a second table: tells those who stay at the first one. Idempotent. */
export class OnMembersMoved {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly systemMessages: SystemMessages,
  ) {}

  execute({ matchId, userIds }: MembersMoved): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen) return;
      for (const userId of userIds)
        await this.systemMessages.post(matchId, 'second-table', movedToSecondTableMessage, userId);
    });
  }
}
