import { leftMessage, pairQuestionMessage } from '../../domain/chat/system-messages.js';
import { isSeatFilledAgain } from '../../domain/match/attendance.js';
import type { SeatFreed } from '../../domain/match/match-events.js';
import { TABLE_SIZE } from '../../domain/seating/model/table-size.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Matches } from './ports.js';

/** Event handler of a freed seat: tells the others, and asks two who are left whether they meet as a pair. Idempotent. */
export class OnSeatFreed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly systemMessages: SystemMessages,
    private readonly clock: Clock,
  ) {}

  execute({ matchId, userId, slot }: SeatFreed): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen) return;
      // The idempotency key contains the time of leaving; a user who has joined again has none.
      const leftAt = match.members.find((member) => member.userId === userId)?.leftAt;
      if (leftAt) await this.systemMessages.post(matchId, `left-${leftAt.getTime()}`, leftMessage, userId);
      if (!slot || match.seated.length !== TABLE_SIZE.pair) return;
      // The idempotency key changes when another user has joined and left since.
      const leavesTime = isSeatFilledAgain(match.startsAt, match.meetupId !== null, this.clock.now());
      const question = pairQuestionMessage(leavesTime);
      await this.systemMessages.post(matchId, `pair-of-${match.members.length}`, question);
    });
  }
}
