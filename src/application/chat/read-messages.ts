import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { ChatQueries, MessageRow } from './ports.js';

const MESSAGES_PER_PAGE = 200;

/** Reads a page of the chat of a match, starting when the user joined. */
export class ReadMessages {
  constructor(private readonly queries: ChatQueries) {}

  /**
   * @param query `before` is the id of a message as the cursor of an earlier page, or null for the last page
   * @returns the messages, oldest first
   * @throws MatchNotFound also for users who are not members
   */
  async execute(query: { userId: number; matchId: number; before: number | null }): Promise<MessageRow[]> {
    const room = await this.queries.roomOf(query.matchId, query.userId);
    if (!room) throw new MatchNotFound();
    return this.queries.messages(room, query.before, MESSAGES_PER_PAGE);
  }
}
