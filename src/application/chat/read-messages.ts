import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { ChatQueries, MessageRow } from './ports.js';

/** How many messages one reading holds. */
export const PAGE_OF_MESSAGES = 200;

/** The chat of one's table, from one's own joining on. */
export class ReadMessages {
  constructor(private readonly queries: ChatQueries) {}

  /** Oldest first. @throws MatchNotFound for anyone who does not sit there */
  async execute(query: { userId: number; matchId: number; before: number | null }): Promise<MessageRow[]> {
    const room = await this.queries.roomOf(query.matchId, query.userId);
    if (!room) throw new MatchNotFound();
    return this.queries.messages(room, query.before, PAGE_OF_MESSAGES);
  }
}
