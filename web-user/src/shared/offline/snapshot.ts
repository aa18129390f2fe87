import { ACTIVE_REQUEST, MATCHES, matchKey } from '../api/keys.js';

/** A response from the query cache with its time, in milliseconds since 1970. */
export interface KeptAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
}

const MOST_CHATS = 5;
const MOST_MESSAGES = 100;
const CHATS = matchKey(0)[0];

const isKey = (key: readonly unknown[], wanted: readonly unknown[]): boolean =>
  key.length === wanted.length && key.every((part, index) => part === wanted[index]);

/** The match id of a chat response, or null. */
const tableOf = ({ key }: KeptAnswer): number | null =>
  key[0] === CHATS && typeof key[1] === 'number' ? key[1] : null;

/**
 * Selects what to save for offline use: the matches, the request, and the recently opened chats with their last
 * messages. Chats of matches that the user has left are dropped.
 */
export function worthKeeping(answers: readonly KeptAnswer[]): KeptAnswer[] {
  const lists = answers.filter(({ key }) => isKey(key, MATCHES) || isKey(key, ACTIVE_REQUEST));
  const tables = lists.find(({ key }) => isKey(key, MATCHES))?.data as { id: number }[] | undefined;
  const chats = answers.filter((answer) => {
    const table = tableOf(answer);
    return table !== null && (!tables || tables.some(({ id }) => id === table));
  });
  const latest = [...new Set([...chats].sort((a, b) => b.at - a.at).map(tableOf))].slice(0, MOST_CHATS);
  return [...lists, ...chats.filter((chat) => latest.includes(tableOf(chat))).map(withLastMessages)];
}

function withLastMessages(answer: KeptAnswer): KeptAnswer {
  if (answer.key[2] !== 'messages') return answer;
  const { messages } = answer.data as { messages: readonly unknown[] };
  if (messages.length <= MOST_MESSAGES) return answer;
  return { ...answer, data: { messages: messages.slice(-MOST_MESSAGES), hasEarlier: true } };
}

/** Merges two lists by query key; `later` wins. */
export function united(earlier: readonly KeptAnswer[], later: readonly KeptAnswer[]): KeptAnswer[] {
  const byKey = new Map([...earlier, ...later].map((answer) => [JSON.stringify(answer.key), answer]));
  return [...byKey.values()];
}
