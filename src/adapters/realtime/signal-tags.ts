import type { Signal } from '../../application/shared/ports.js';

/** @returns the tags of what the signal makes stale and the database does not notify: frequent writes in chats */
export function tagsOf(signal: Signal): readonly string[] {
  switch (signal.type) {
    case 'messages_written':
      return [...new Set(signal.messages.map(({ matchId }) => `match:${matchId}`))];
    case 'message_erased':
      return [`match:${signal.matchId}`];
    case 'chat_read':
      return [`user:${signal.userId}`];
    default:
      return [];
  }
}
