import { SYSTEM_USER_ID } from '../../domain/chat/chat-message.js';
import type { SystemMessage } from '../../domain/chat/system-message.js';
import type { Clock, Realtime } from '../shared/ports.js';
import type { ChatMessages, PostedMessage } from './ports.js';

/** Posts system messages in the chat of a match. */
export class SystemMessages {
  constructor(
    private readonly messages: ChatMessages,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** The messages whose idempotency keys begin with `occasion`, oldest first. */
  posted(matchId: number, occasion: string): Promise<PostedMessage[]> {
    return this.messages.systemMessages(matchId, occasion);
  }

  /** Idempotent by `occasion`, the idempotency key within the chat. */
  async post(
    matchId: number,
    occasion: string,
    message: SystemMessage,
    aboutUserId: number | null = null,
  ): Promise<void> {
    const { id, previousId, isNew } = await this.messages.add({
      matchId,
      userId: SYSTEM_USER_ID,
      text: '',
      system: message,
      clientId: aboutUserId === null ? occasion : `${occasion}:${aboutUserId}`,
      aboutUserId,
      at: this.clock.now(),
    });
    if (!isNew) return;
    // Without its frame, because the unit of work may still be rolled back or change names.
    const written = { matchId, id, previousId, userId: SYSTEM_USER_ID, hiddenFrom: [], frame: null };
    await this.realtime.signal({ type: 'messages_written', from: null, messages: [written] });
  }
}
