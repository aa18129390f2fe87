import { DAY_MS } from '../../domain/shared/durations.js';
import { KEPT_DAYS } from '../../domain/chat/chat-message.js';
import { inBatches } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import type { ChatMessages } from './ports.js';

/** Chats per batch, so that one transaction stays short. */
const BATCH = 200;

/** The recurring job that deletes the messages of old chats when their retention has ended. */
export class PurgeOldMessages {
  constructor(
    private readonly messages: ChatMessages,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await inBatches(this.clock, (size) => this.messages.purgeChatsBefore(before, size), BATCH);
  }
}
