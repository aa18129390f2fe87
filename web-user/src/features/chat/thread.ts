import type { ChatMessage } from '../../shared/api/types.js';

/** The server hands out this many messages at a time. */
export const PAGE_SIZE = 200;

/** What is known of a chat: a run of messages without gaps, oldest first. */
export interface Thread {
  messages: readonly ChatMessage[];
  /** Whether the server may have some from before. */
  hasEarlier: boolean;
}

/** Of two with the same id the second wins, but a deletion is final: a page may be older than the frame that told of it. */
function united(a: readonly ChatMessage[], b: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map<number, ChatMessage>();
  for (const message of [...a, ...b]) if (!byId.get(message.id)?.deleted) byId.set(message.id, message);
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/**
 * The thread after the newest page was fetched again, given what was known `before` it was asked for and what is known
 * `now`. As far back as the page reaches it is the truth: whatever it no longer shows is gone. What was read further
 * back stays only where the two agree; after a gap, or where somebody's messages have come or gone, it is let go, so
 * that a thread never has a hole in it and never keeps what is hidden by now. What came in while the page was on its
 * way stays.
 */
export function withLatest(
  before: Thread | undefined,
  latest: readonly ChatMessage[],
  now: Thread | undefined = before,
): Thread {
  if (before && now && agree(before.messages, latest)) {
    return { messages: united(now.messages, latest), hasEarlier: now.hasEarlier };
  }
  const newest = before?.messages.at(-1)?.id ?? 0;
  const arrived = now?.messages.filter(({ id }) => id > newest) ?? [];
  return { messages: united(arrived, latest), hasEarlier: latest.length >= PAGE_SIZE };
}

/** Whether both tell of the same messages where they overlap, and do overlap. */
function agree(known: readonly ChatMessage[], latest: readonly ChatMessage[]): boolean {
  const [from, to] = [latest[0]?.id ?? 0, known.at(-1)?.id ?? 0];
  const inKnown = known.filter(({ id }) => id >= from);
  const inLatest = latest.filter(({ id }) => id <= to);
  return (
    inKnown.length > 0 &&
    inKnown.length === inLatest.length &&
    inKnown.every(({ id }, index) => id === inLatest[index]!.id)
  );
}

export function withEarlier(known: Thread, earlier: readonly ChatMessage[]): Thread {
  return { messages: united(earlier, known.messages), hasEarlier: earlier.length >= PAGE_SIZE };
}

/** The thread with a message that has just come in; one that is known already changes nothing. */
export function withMessage(known: Thread, message: ChatMessage): Thread {
  return { ...known, messages: united(known.messages, [message]) };
}
