import type { Signal, WrittenMessage } from '../../application/shared/ports.js';

/** PostgreSQL's limit for a NOTIFY payload. */
const MAX_PAYLOAD_BYTES = 7_999;

/** The channel of every process, for PostgreSQL's NOTIFY and for Redis. */
export const CHANNEL = 'tablemates';

/** Published by a process that lost signals, so that the clients of every process refetch. */
export const SIGNALS_MISSED = '{"type":"signals_missed"}';

/**
 * Serializes the signal as one payload, or as several with parts of its user ids or messages where one would exceed the
 * limit. A message that is too large on its own loses its frame, so that receivers read it by its id.
 * @throws RangeError when it is too large even for one user
 */
export function payloadsOf(signal: Signal): string[] {
  if (signal.type === 'messages_written') return messagePayloads(signal);
  const payload = JSON.stringify(signal);
  if (Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES) return [payload];
  return smallerSignals(signal).flatMap(payloadsOf);
}

function smallerSignals(signal: Signal): Signal[] {
  if (!('userIds' in signal) || signal.userIds.length < 2)
    throw new RangeError('The signal is too large to be sent.');
  const middle = signal.userIds.length >> 1;
  return [signal.userIds.slice(0, middle), signal.userIds.slice(middle)].map((userIds) => ({
    ...signal,
    userIds,
  }));
}

/**
 * Joins serialized signals up to the limit of a payload, because each payload costs a notification: a single signal as such,
 * several as a JSON array. Chat messages are no JSON and stay as they are.
 */
export function sharedPayloads(signals: readonly string[]): string[] {
  const payloads: string[][] = [];
  let room = 0;
  for (const signal of signals) {
    const isAlone = isMessagePayload(signal);
    // With a comma for each, and the brackets.
    const bytes = Buffer.byteLength(signal) + 1;
    if (isAlone || bytes > room) {
      payloads.push([]);
      room = MAX_PAYLOAD_BYTES - 2;
    }
    payloads.at(-1)!.push(signal);
    room = isAlone ? 0 : room - bytes;
  }
  return payloads.map((each) => (each.length === 1 ? each[0]! : `[${each.join(',')}]`));
}

/** The signals that are sent as JSON. */
type JsonSignal = Exclude<Signal, { type: 'messages_written' }>;

type Check = (value: unknown) => boolean;
type Fields<Type extends JsonSignal['type']> = Record<
  Exclude<keyof Extract<JsonSignal, { type: Type }>, 'type'>,
  Check
>;

const isId: Check = (value) => Number.isSafeInteger(value);
const areIds: Check = (value) => Array.isArray(value) && value.every(isId);
const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);

const FIELDS: { readonly [Type in JsonSignal['type']]: Fields<Type> } = {
  message_erased: { matchId: isId, messageId: isId },
  chat_read: { userId: isId },
  match_found: { matchId: isId, userIds: areIds },
  matches_changed: { userIds: areIds },
  request_closed: { userIds: areIds },
  match_cancelled: { matchId: isId, userIds: areIds },
  seat_lost: { matchId: isId, userIds: areIds },
  participant_left: { matchId: isId, userId: isId, userIds: areIds },
  sessions_ended: { userId: isId, exceptSession: isTextOrNull },
  session_ended: { sessionId: isText },
};

/** What a payload announces: a signal, or that signals were lost. */
export type Announcement = Signal | { readonly type: 'signals_missed' };

/**
 * Reads a payload: one signal, a JSON array of several, or chat messages.
 * @returns without unknown and malformed signals, which a newer version may send during a roll-out
 */
export function readPayload(payload: string): Announcement[] {
  if (isMessagePayload(payload)) return readMessages(payload);
  const value = parseJson(payload);
  return (Array.isArray(value) ? value : [value]).flatMap((each) => readSignal(each) ?? []);
}

function readSignal(value: unknown): Announcement | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, ...fields } = value as Record<string, unknown>;
  if (type === 'signals_missed') return { type };
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return null;
  return fits(FIELDS[type as JsonSignal['type']], fields) ? (value as Signal) : null;
}

function fits(checks: Readonly<Record<string, Check>>, fields: Readonly<Record<string, unknown>>): boolean {
  for (const name in checks) if (!checks[name]!(fields[name])) return false;
  return true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type MessagesWritten = Extract<Signal, { type: 'messages_written' }>;

/**
 * Chat messages are most of the traffic and are sent as lines: a head with the process, then a line per message with its
 * fields and its frame, which is JSON in one line and neither escaped nor parsed on the way.
 */
const KIND = 'messages ';
const NONE = '-';
const LINE = /^(\d+) (\d+) (\d+) (\d+) (-|\d+(?:,\d+)*) (-|\{[^\n]*)$/;

const isMessagePayload = (payload: string): boolean => payload.startsWith(KIND);

/** The beginning of payloads with messages that this process has delivered to its own sockets. */
export const messagesHead = (from: string | null): string => `${KIND}${from ?? NONE}\n`;

/**
 * As many messages per payload as fit.
 * @throws RangeError when a message is too large even without its frame
 */
function messagePayloads({ from, messages }: MessagesWritten): string[] {
  const head = messagesHead(from);
  const payloads: string[] = [];
  let payload = head;
  let size = head.length;
  for (const message of messages) {
    let line = lineOf(message, message.frame);
    let length = Buffer.byteLength(line);
    if (head.length + length > MAX_PAYLOAD_BYTES) {
      line = lineOf(message, null);
      length = line.length;
      if (head.length + length > MAX_PAYLOAD_BYTES)
        throw new RangeError('The signal is too large to be sent.');
    }
    if (size + length > MAX_PAYLOAD_BYTES) {
      payloads.push(payload);
      payload = head;
      size = head.length;
    }
    payload += line;
    size += length;
  }
  return [...payloads, payload];
}

const lineOf = (
  { matchId, id, previousId, userId, hiddenFrom }: WrittenMessage,
  frame: string | null,
): string =>
  `${matchId} ${id} ${previousId} ${userId} ${hiddenFrom.length > 0 ? hiddenFrom.join() : NONE} ${frame ?? NONE}\n`;

/** @returns nothing for a malformed payload */
function readMessages(payload: string): MessagesWritten[] {
  const [head, ...lines] = payload.split('\n');
  if (lines.pop() !== '') return [];
  const messages: WrittenMessage[] = [];
  for (const line of lines) {
    const fields = LINE.exec(line);
    if (!fields) return [];
    const [matchId, id, previousId, userId] = [1, 2, 3, 4].map((at) => Number(fields[at])) as [
      number,
      number,
      number,
      number,
    ];
    const hiddenFrom = fields[5] === NONE ? [] : fields[5]!.split(',').map(Number);
    const frame = fields[6] === NONE ? null : fields[6]!;
    messages.push({ matchId, id, previousId, userId, hiddenFrom, frame });
  }
  const from = head!.slice(KIND.length);
  return [{ type: 'messages_written', from: from === NONE ? null : from, messages }];
}
