import { ChatIsClosed, messageText } from '../../domain/chat/chat-message.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { Clock, RateLimit, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import type { ChatMessages, ChatQueries, MessageRow } from './ports.js';

const CHAT_RATE: RateLimit = { name: 'chat-messages', times: 20, perSeconds: 10 };

export interface WriteMessageCommand {
  readonly userId: number;
  readonly matchId: number;
  readonly message: string;
  readonly clientId: string | null;
  /** Id of the sending socket, which gets a response of its own instead of the signal; null for none. */
  readonly originSocket: string | null;
}

/** Writes a message in the chat of a match; it is committed when the promise resolves. */
export class WriteMessage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: ChatQueries,
    private readonly messages: ChatMessages,
    private readonly goodStanding: GoodStanding,
    private readonly limiter: RateLimiter,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** @throws MatchNotFound, AccountSuspended, ChatIsClosed, EmptyMessage, MessageTooLong, TooManyAttempts */
  async execute({
    userId,
    matchId,
    message,
    clientId,
    originSocket,
  }: WriteMessageCommand): Promise<MessageRow> {
    const text = messageText(message);
    await this.limiter.consume(CHAT_RATE, String(userId));
    const messageId = await this.unitOfWork.run(async () => {
      const room = await this.queries.roomOf(matchId, userId);
      if (!room) throw new MatchNotFound();
      await this.goodStanding.ensure(userId);
      if (room.status === 'archived') throw new ChatIsClosed();
      const { id, previousId, isNew } = await this.messages.add({
        matchId,
        userId,
        text,
        clientId,
        aboutUserId: null,
        at: this.clock.now(),
      });
      const written = { matchId, id, previousId, userId, originSocket, hiddenFrom: [], frame: null };
      if (isNew) await this.realtime.signal({ type: 'messages_written', messages: [written] });
      return id;
    });
    return (await this.queries.message(matchId, messageId))!;
  }
}
