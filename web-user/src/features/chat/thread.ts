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
 * what was known, what was known is let go: a thread never has a hole in it.
 */
export function withLatest(known: Thread | undefined, latest: readonly ChatMessage[]): Thread {
  const fresh = { messages: latest, hasEarlier: latest.length >= PAGE_SIZE };
  const lastKnown = known?.messages.at(-1);
  if (!known || !lastKnown || !latest.some(({ id }) => id === lastKnown.id)) return fresh;
  return { messages: united(known.messages, latest), hasEarlier: known.hasEarlier };
}

export function withEarlier(known: Thread, earlier: readonly ChatMessage[]): Thread {
  return { messages: united(earlier, known.messages), hasEarlier: earlier.length >= PAGE_SIZE };
}

/** The thread with a message that has just come in; one that is known already changes nothing. */
export function withMessage(known: Thread, message: ChatMessage): Thread {
  return { ...known, messages: united(known.messages, [message]) };
}
