import type { MessageDraft, MessageWriter, WriteOutcome } from '../../../src/application/chat/ports.js';
import type { Realtime } from '../../../src/application/shared/ports.js';
import type { GoodStanding } from '../../../src/application/standing/good-standing.js';
import type { InMemoryChat } from './in-memory-chat.js';

/** Writes to another fake, one message at a time. */
export class InMemoryMessageWriter implements MessageWriter {
  constructor(
    private readonly chat: InMemoryChat,
    private readonly goodStanding: GoodStanding,
    private readonly realtime: Realtime,
  ) {}

  async write(draft: MessageDraft): Promise<WriteOutcome> {
    const { matchId, userId } = draft;
    const room = await this.chat.roomOf(matchId, userId);
    if (!room) return { kind: 'not_a_member' };
    if (!(await this.goodStanding.has(userId))) return { kind: 'suspended' };
    if (room.status === 'archived') return { kind: 'closed' };
    const { id, previousId, isNew } = await this.chat.add({ ...draft, aboutUserId: null });
    if (!isNew) return { kind: 'duplicate', id };
    const message = { matchId, id, previousId, userId, hiddenFrom: [], frame: null };
    await this.realtime.signal({ type: 'messages_written', from: null, messages: [message] });
    return { kind: 'new', row: (await this.chat.message(matchId, id))! };
  }
}
