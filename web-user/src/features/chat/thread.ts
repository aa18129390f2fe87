import type { ChatMessage } from '../../shared/api/types.js';

/** The server hands out this many messages at a time. */
export const PAGE_SIZE = 200;

/** What is known of a chat: a run of messages without gaps, oldest first. */
export interface Thread {
  messages: readonly ChatMessage[];
  /** Whether the server may have some from before. */
  hasEarlier: boolean;
}

function united(a: readonly ChatMessage[], b: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...a, ...b].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/**
 * The thread after the newest page was fetched again. Where so much was missed that the page does not reach back to
 * what was known, what was known is let go: a thread never has a hole in it. What came in while the page was on its
 * way is newer than all of it, and stays.
 */
export function withLatest(known: Thread | undefined, latest: readonly ChatMessage[]): Thread {
  const oldest = latest[0]?.id;
  const newest = latest.at(-1)?.id ?? 0;
  if (known?.messages.some(({ id }) => id === oldest)) {
    return { messages: united(known.messages, latest), hasEarlier: known.hasEarlier };
  }
  const arrivedSince = known?.messages.filter(({ id }) => id > newest) ?? [];
  return { messages: [...latest, ...arrivedSince], hasEarlier: latest.length >= PAGE_SIZE };
}

export function withEarlier(known: Thread, earlier: readonly ChatMessage[]): Thread {
  return { messages: united(earlier, known.messages), hasEarlier: earlier.length >= PAGE_SIZE };
}

/** The thread with a message that has just come in; one that is known already changes nothing. */
export function withMessage(known: Thread, message: ChatMessage): Thread {
  return { ...known, messages: united(known.messages, [message]) };
}
