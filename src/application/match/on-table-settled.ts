import { settledLine } from '../../domain/chat/system-lines.js';
import type { TableSettled } from '../../domain/match/match-events.js';
import type { SystemVoice } from '../chat/system-voice.js';
import type { UnitOfWork } from '../shared/ports.js';

/** The final run has confirmed the table. */
export class OnTableSettled {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly voice: SystemVoice,
  ) {}

  execute({ matchId }: TableSettled): Promise<void> {
    return this.unitOfWork.run(() => this.voice.say(matchId, 'settled', settledLine));
  }
}
