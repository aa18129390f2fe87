import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { ChatMessages, ChatQueries } from './ports.js';

/** Remembers how far a person has read the chat of their table. */
export class MarkRead {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: ChatQueries,
    private readonly messages: ChatMessages,
  ) {}

  /** Marking what was marked before, or something older, changes nothing. @throws MatchNotFound */
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
      await this.messages.markRead(matchId, userId, messageId);
    });
  }
}
