import { ICEBREAKER } from '../../domain/chat/icebreakers/icebreaker-messages.js';
import { welcomeMessage } from '../../domain/chat/system-messages.js';
import type { Match } from '../../domain/match/match.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { TableIcebreakers } from './icebreakers/table-icebreakers.js';

/** Posts the first system messages of a table's chat: the welcome and an icebreaker question. */
export class TableGreeting {
  constructor(
    private readonly icebreakers: TableIcebreakers,
    private readonly systemMessages: SystemMessages,
  ) {}

  /** Idempotent; without effect on a match that is over or of a meetup. The match must be locked. */
  async post(match: Match): Promise<void> {
    if (!match.isOpen || !match.slot) return;
    await this.systemMessages.post(match.id, 'welcome', welcomeMessage(match.slot));
    await this.icebreakers.post(match, { kind: 'formed', occasion: ICEBREAKER, questions: 1 });
  }
}
