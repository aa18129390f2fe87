import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { Realtime, UnitOfWork } from '../shared/ports.js';
import type { ChatMessages, ChatQueries } from './ports.js';

/** Stores the read position of a user in a chat. */
export class MarkRead {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: ChatQueries,
    private readonly messages: ChatMessages,
    private readonly realtime: Realtime,
  ) {}

  /** Idempotent: an equal or older position changes nothing. @throws MatchNotFound */
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
      if (!(await this.queries.roomOf(matchId, userId))) throw new MatchNotFound();
      if (await this.messages.markRead(matchId, userId, messageId))
        await this.realtime.signal({ type: 'chat_read', userId });
    });
  }
}
