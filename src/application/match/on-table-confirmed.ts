import { confirmedMessage } from '../../domain/chat/system-messages.js';
import type { TableConfirmed } from '../../domain/match/match-events.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { UnitOfWork } from '../shared/ports.js';

/** Event handler of a confirmed match, which posts a system message. Idempotent. */
export class OnTableConfirmed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly systemMessages: SystemMessages,
  ) {}

  execute({ matchId }: TableConfirmed): Promise<void> {
    return this.unitOfWork.run(() => this.systemMessages.post(matchId, 'settled', confirmedMessage));
  }
}
