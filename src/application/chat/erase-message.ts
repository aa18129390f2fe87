import { MessageNotFound } from '../../domain/chat/chat-message.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { ChatMessages } from './ports.js';

/** Erases an own message; its row stays in the chat, marked as deleted. */
export class EraseMessage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: ChatMessages,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** @throws MessageNotFound */
  execute({
    userId,
    matchId,
    messageId,
  }: {
    userId: number;
    matchId: number;
    messageId: number;
  }): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.messages.erase(matchId, messageId, userId, this.clock.now())))
        throw new MessageNotFound();
      await this.realtime.signal({ type: 'message_erased', matchId, messageId });
    });
  }
}
