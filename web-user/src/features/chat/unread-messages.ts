import type { ChatMessage } from '../../shared/api/types.js';
import { isSystem } from './people.js';

/** The messages of other members after the message `readTo`. System messages do not count as unread. */
export function unreadSince(
  messages: readonly ChatMessage[],
  readTo: number,
  meId: number,
): readonly ChatMessage[] {
  // Searched from the end, because there are far fewer unread messages than read ones.
  let first = messages.length;
  while (first > 0 && messages[first - 1]!.id > readTo) first--;
  return messages.slice(first).filter(({ user, deleted }) => user.id !== meId && !isSystem(user) && !deleted);
}
