import { icebreakersLeft } from '../../domain/icebreakers/asking.js';
import { ICEBREAKER } from '../../domain/icebreakers/icebreaker-messages.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import { isPairChat } from '../../domain/match/match-status.js';
import type { ChatQueries } from '../chat/ports.js';
import type { SystemMessages } from '../chat/system-messages.js';

/** Counts how often the members of a table may still ask for another question. */
export class FindIcebreakersLeft {
  constructor(
    private readonly queries: ChatQueries,
    private readonly systemMessages: SystemMessages,
  ) {}

  /** @throws MatchNotFound also for users who are not members, and for a chat of two */
  async execute({ userId, matchId }: { userId: number; matchId: number }): Promise<number> {
    const room = await this.queries.roomOf(matchId, userId);
    if (!room || isPairChat(room.status)) throw new MatchNotFound();
    const posted = await this.systemMessages.posted(matchId, ICEBREAKER);
    return icebreakersLeft(posted.map(({ occasion }) => occasion));
  }
}
