import { KEPT_DAYS } from '../../domain/chat/chat-message.js';
import type { Clock } from '../shared/ports.js';
import type { ChatMessages } from './ports.js';

export const PURGE_OLD_MESSAGES = 'purge-old-messages';
/** How many chats are emptied in one go. */
const BATCH = 200;
const DAY_MS = 86_400_000;

/** The job that empties chats whose dinner is long past. */
export class PurgeOldMessages {
  constructor(
    private readonly messages: ChatMessages,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    while ((await this.messages.emptyChatsOfDinnersBefore(before, BATCH)) === BATCH);
  }
}
