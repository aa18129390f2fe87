import { ACTIVE_REQUEST, MATCHES, matchKey } from '../api/keys.js';
import type { ActiveRequest, CurrentUser, VenueBallot } from '../api/types.js';

/** A response from the query cache with its time, in milliseconds since 1970. */
export interface SnapshotEntry {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
}

const MAX_CHATS = 5;
const MAX_MESSAGES = 100;
const CHATS = matchKey(0)[0];

const isKey = (key: readonly unknown[], wanted: readonly unknown[]): boolean =>
  key.length === wanted.length && key.every((part, index) => part === wanted[index]);

/** The match id of a chat response, or null. */
const matchIdOf = ({ key }: SnapshotEntry): number | null =>
  key[0] === CHATS && typeof key[1] === 'number' ? key[1] : null;

/**
 * Selects what to save for offline use: the matches, the request, and the recently opened chats with their last
 * messages. Chats of matches that the user has left are dropped. See ADR 12.
 */
export function selectEntries(entries: readonly SnapshotEntry[]): SnapshotEntry[] {
  const lists = entries.filter(({ key }) => isKey(key, MATCHES) || isKey(key, ACTIVE_REQUEST));
  const matches = lists.find(({ key }) => isKey(key, MATCHES))?.data as { id: number }[] | undefined;
  const chats = entries.filter((entry) => {
    const matchId = matchIdOf(entry);
    return matchId !== null && (!matches || matches.some(({ id }) => id === matchId));
  });
  const latest = [...new Set([...chats].sort((a, b) => b.at - a.at).map(matchIdOf))].slice(0, MAX_CHATS);
  return [...lists, ...chats.filter((chat) => latest.includes(matchIdOf(chat))).map(withLastMessages)];
}

function withLastMessages(entry: SnapshotEntry): SnapshotEntry {
  if (entry.key[2] !== 'messages') return entry;
  const { messages } = entry.data as { messages: readonly unknown[] };
  if (messages.length <= MAX_MESSAGES) return entry;
  return { ...entry, data: { messages: messages.slice(-MAX_MESSAGES), hasEarlier: true } };
}

/** Only the fields that offline screens show: no email, phone number, birth date or coordinates. */
export function withoutPrivateFields(user: CurrentUser): CurrentUser {
  const hidden = { email: '', dateOfBirth: null, phoneNumber: null, latitude: null, longitude: null };
  return { ...user, ...hidden };
}

/**
 * Leaves out what users say in private: of which gender the user does not want to be the only one, and what others say to
 * whoever books the place.
 */
export function withoutPrivatePreferences({ key, data, at }: SnapshotEntry): SnapshotEntry {
  if (isKey(key, ACTIVE_REQUEST) && data) {
    const { notTheOnly: _, ...rest } = data as ActiveRequest;
    return { key, data: rest, at };
  }
  if (key[0] === CHATS && key[2] === 'venues')
    return { key, data: { ...(data as VenueBallot), notesForBooker: [] }, at };
  return { key, data, at };
}

/** Merges two lists by query key; `later` wins. */
export function mergeEntries(
  earlier: readonly SnapshotEntry[],
  later: readonly SnapshotEntry[],
): SnapshotEntry[] {
  const byKey = new Map([...earlier, ...later].map((entry) => [JSON.stringify(entry.key), entry]));
  return [...byKey.values()];
}
