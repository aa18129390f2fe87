import { leftChatMessage } from '../../domain/chat/system-messages.js';
import type { ChatLeft } from '../../domain/match/match-events.js';
import type { SystemMessages } from '../chat/system-messages.js';

/** Event handler of a member who left the chat of a match that had started: tells the others in the chat. Idempotent. */
export class OnChatLeft {
  constructor(private readonly systemMessages: SystemMessages) {}

  execute({ matchId, userId }: ChatLeft): Promise<void> {
    return this.systemMessages.post(matchId, 'leftchat', leftChatMessage, userId);
  }
}
