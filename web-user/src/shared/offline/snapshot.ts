import { ACTIVE_REQUEST, MATCHES, matchKey } from '../api/keys.js';

/** One answer of the server as the query cache holds it, and when it came, in milliseconds since 1970. */
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

/** The table whose chat the answer belongs to, or null. */
const tableOf = ({ key }: KeptAnswer): number | null =>
  key[0] === CHATS && typeof key[1] === 'number' ? key[1] : null;

/**
 * What is worth keeping for when there is no network: one's tables, one's request, and the chats that were open
 * lately with their last messages. A chat at whose table one sits no more is let go.
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

/** `later` in the place of whatever `earlier` says on the same. */
export function united(earlier: readonly KeptAnswer[], later: readonly KeptAnswer[]): KeptAnswer[] {
  const byKey = new Map([...earlier, ...later].map((answer) => [JSON.stringify(answer.key), answer]));
  return [...byKey.values()];
}
