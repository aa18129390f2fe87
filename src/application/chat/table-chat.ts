import { KEPT_DAYS, MessageNotFound } from '../../domain/chat/chat-message.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import { inBatches } from '../shared/each-due.js';
import type { ChatPorts, MessageRow } from './ports.js';

const MESSAGES_PER_PAGE = 200;

/** Chats per batch of the purge, so that one transaction stays short. */
const BATCH = 200;

/** What a member does in the chat of a match beside writing. For any other user there is no such match. */
export class TableChat {
  constructor(private readonly ports: ChatPorts) {}

  /**
   * A page of the chat, starting when the user joined.
   * @param before the id of a message as the cursor of an earlier page, or null for the last page
   * @returns the messages, oldest first
   * @throws MatchNotFound
   */
  async read(userId: number, matchId: number, before: number | null): Promise<MessageRow[]> {
    const room = await this.ports.chatQueries.roomOf(matchId, userId);
    if (!room) throw new MatchNotFound();
    return this.ports.chatQueries.messages(room, before, MESSAGES_PER_PAGE);
  }

  /** Stores the read position. Idempotent: an equal or older one changes nothing. @throws MatchNotFound */
  markRead(userId: number, matchId: number, messageId: number): Promise<void> {
    const { unitOfWork, chatQueries, chatMessages, realtime } = this.ports;
    return unitOfWork.run(async () => {
      if (!(await chatQueries.roomOf(matchId, userId))) throw new MatchNotFound();
      if (await chatMessages.markRead(matchId, userId, messageId))
        await realtime.signal({ type: 'chat_read', userId });
    });
  }

  /** Erases an own message; its row stays in the chat, marked as deleted. @throws MessageNotFound */
  erase(userId: number, matchId: number, messageId: number): Promise<void> {
    const { unitOfWork, chatMessages, realtime, clock } = this.ports;
    return unitOfWork.run(async () => {
      if (!(await chatMessages.erase(matchId, messageId, userId, clock.now()))) throw new MessageNotFound();
      await realtime.signal({ type: 'message_erased', matchId, messageId });
    });
  }

  /** Deletes the messages of old chats when their retention has ended. */
  async purge(): Promise<void> {
    const { chatMessages, clock } = this.ports;
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await inBatches(clock, (size) => chatMessages.purgeChatsBefore(before, size), BATCH);
  }
}
