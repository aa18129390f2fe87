import type { ChatMessage } from '../../shared/api/types.js';

/** The page size of the server. */
export const PAGE_SIZE = 200;

/** The loaded part of a chat: consecutive messages without gaps, oldest first. */
export interface Thread {
  messages: readonly ChatMessage[];
  /** Whether the server may have older messages. */
  hasEarlier: boolean;
}

/**
 * Merges by id; the second list wins, except that a deletion is final, because a page may be older than the event that
 * reported it.
 */
function mergeById(a: readonly ChatMessage[], b: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map<number, ChatMessage>();
  for (const message of [...a, ...b]) if (!byId.get(message.id)?.deleted) byId.set(message.id, message);
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/**
 * Merges a refetched newest page into the thread. The page is authoritative for the range it covers: what it no longer
 * contains is removed. Older messages are kept only if the page overlaps with the known thread and agrees with it;
 * otherwise they are dropped, so that a thread has no gaps and shows no hidden message. Messages received during the
 * request are kept.
 * @param before the thread when the request was sent
 * @param now the thread when the response arrived
 */
export function mergeNewestPage(
  before: Thread | undefined,
  latest: readonly ChatMessage[],
  now: Thread | undefined = before,
): Thread {
  if (before && now && overlapMatches(before.messages, latest)) {
    return { messages: mergeById(now.messages, latest), hasEarlier: now.hasEarlier };
  }
  const newest = before?.messages.at(-1)?.id ?? 0;
  const arrived = now?.messages.filter(({ id }) => id > newest) ?? [];
  return { messages: mergeById(arrived, latest), hasEarlier: latest.length >= PAGE_SIZE };
}

/** Whether the two lists overlap and contain the same messages in the overlap. */
function overlapMatches(known: readonly ChatMessage[], latest: readonly ChatMessage[]): boolean {
  const [from, to] = [latest[0]?.id ?? 0, known.at(-1)?.id ?? 0];
  const inKnown = known.filter(({ id }) => id >= from);
  const inLatest = latest.filter(({ id }) => id <= to);
  return (
    inKnown.length > 0 &&
    inKnown.length === inLatest.length &&
    inKnown.every(({ id }, index) => id === inLatest[index]!.id)
  );
}

export function prependEarlier(known: Thread, earlier: readonly ChatMessage[]): Thread {
  return { messages: mergeById(earlier, known.messages), hasEarlier: earlier.length >= PAGE_SIZE };
}

/** Adds a received message; returns the same thread if it is already there. */
export function addMessage(known: Thread, message: ChatMessage): Thread {
  return { ...known, messages: mergeById(known.messages, [message]) };
}
