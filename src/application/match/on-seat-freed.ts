import { leftLine, pairQuestionLine } from '../../domain/chat/system-lines.js';
import type { SeatFreed } from '../../domain/match/match-events.js';
import { TABLE_SIZE } from '../../domain/match/table-size.js';
import type { SystemVoice } from '../chat/system-voice.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import { requestRun } from './form-tables-in-slot.js';
import type { Matches } from './ports.js';

/** The table is told who left, and the seat is offered to whoever waits. */
export class OnSeatFreed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly voice: SystemVoice,
    private readonly jobs: Jobs,
  ) {}

  execute({ matchId, userId, slot }: SeatFreed): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.lock(matchId);
      if (match?.isOpen) {
        await this.voice.say(matchId, 'left', leftLine, userId);
        if (match.seated.length === TABLE_SIZE.pair) {
          // Asked once, and again when someone has joined and left since.
          await this.voice.say(matchId, `pair-of-${match.members.length}`, pairQuestionLine);
        }
      }
      await requestRun(this.jobs, slot);
    });
  }
}
