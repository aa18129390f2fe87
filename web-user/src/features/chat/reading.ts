import type { ChatMessage } from '../../shared/api/types.js';
import { isSystem } from './people.js';

/** What the others said after the message `readTo`. Lines of the system do not wait to be read. */
export function waitingSince(
  messages: readonly ChatMessage[],
  readTo: number,
  meId: number,
): readonly ChatMessage[] {
  // From the end: what waits is short, what was read is long.
  let first = messages.length;
  while (first > 0 && messages[first - 1]!.id > readTo) first--;
  return messages.slice(first).filter(({ user, deleted }) => user.id !== meId && !isSystem(user) && !deleted);
}
