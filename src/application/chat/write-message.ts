import { ChatIsClosed, ClientIdUsed, messageText } from '../../domain/chat/chat-message.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { GoodStanding } from '../standing/good-standing.js';
import { ServiceUnavailable } from '../shared/service-unavailable.js';
import type { Clock, RateLimiter } from '../shared/ports.js';
import { CHAT_RATE } from './limits.js';
import type { ChatQueries, MessageRow, MessageWriter } from './ports.js';

export interface WriteMessageCommand {
  readonly userId: number;
  readonly matchId: number;
  readonly message: string;
  readonly clientId: string | null;
  /** Id of the sending socket, which gets an acknowledgement instead of the frame; null for none. */
  readonly originSocket: string | null;
}

/** Writes a message in the chat of a match; it is committed when the promise resolves. */
export class WriteMessage {
  constructor(
    private readonly writer: MessageWriter,
    private readonly queries: ChatQueries,
    private readonly goodStanding: GoodStanding,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the stored message; `isNew` is false when it was stored before with the same client id
   * @throws MatchNotFound, AccountSuspended, ChatIsClosed, ClientIdUsed, EmptyMessage, MessageTooLong,
   * TooManyAttempts, ServiceUnavailable
   */
  async execute(command: WriteMessageCommand): Promise<{ row: MessageRow; isNew: boolean }> {
    const { userId, matchId, clientId, originSocket } = command;
    const text = messageText(command.message);
    await this.limiter.consume(CHAT_RATE, String(userId));
    const draft = { userId, matchId, text, clientId, originSocket, at: this.clock.now() };
    const outcome = await this.writer.write(draft);
    switch (outcome.kind) {
      case 'new':
        return { row: outcome.row, isNew: true };
      case 'duplicate': {
        const row = (await this.queries.message(matchId, outcome.id))!;
        if (!row.isDeleted && row.text !== text) throw new ClientIdUsed();
        return { row, isNew: false };
      }
      case 'closed':
        throw new ChatIsClosed();
      case 'not_a_member':
        throw new MatchNotFound();
      case 'suspended':
        await this.goodStanding.ensure(userId);
        throw new ServiceUnavailable('unavailable', 'The suspension has just ended. Please try again.');
    }
  }
}
