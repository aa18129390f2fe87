import type { Signal, WrittenMessage } from '../../application/shared/ports.js';

/** The channel of every process, for PostgreSQL's NOTIFY and for Redis. */
export const CHANNEL = 'tablemates';

/** PostgreSQL's limit for a NOTIFY payload. */
export const MAX_PAYLOAD_BYTES = 7_999;

/** Published by a process that lost signals, so that the clients of every process refetch. */
export const SIGNALS_MISSED = '{"type":"signals_missed"}';

/**
 * Serializes the signal as one payload, or as several with parts of its user ids or messages where one would exceed the
 * limit. A message that is too large on its own loses its frame, so that receivers read it by its id.
 * @throws RangeError when it is too large even for one user
 */
export function payloadsOf(signal: Signal): string[] {
  if (signal.type === 'messages_written') return messagePayloads(signal.messages);
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

const MESSAGES_BEGIN = '{"type":"messages_written","messages":[';
const MESSAGES_END = ']}';

/** As many messages per payload as fit; each is serialized once. */
function messagePayloads(messages: readonly WrittenMessage[]): string[] {
  const payloads: string[] = [];
  const limit = MAX_PAYLOAD_BYTES - MESSAGES_BEGIN.length - MESSAGES_END.length;
  let texts: string[] = [];
  let size = 0;
  for (const message of messages) {
    const text = fittingText(message, limit);
    const length = Buffer.byteLength(text) + 1;
    if (size + length > limit && texts.length > 0) {
      payloads.push(MESSAGES_BEGIN + texts.join() + MESSAGES_END);
      texts = [];
      size = 0;
    }
    texts.push(text);
    size += length;
  }
  return [...payloads, MESSAGES_BEGIN + texts.join() + MESSAGES_END];
}

/** @throws RangeError when it is too large even without its frame */
function fittingText(message: WrittenMessage, limit: number): string {
  const text = JSON.stringify(message);
  if (Buffer.byteLength(text) < limit) return text;
  if (message.frame === null) throw new RangeError('The signal is too large to be sent.');
  return fittingText({ ...message, frame: null }, limit);
}

type Check = (value: unknown) => boolean;
type Fields<Type extends Signal['type']> = Record<
  Exclude<keyof Extract<Signal, { type: Type }>, 'type'>,
  Check
>;

const isId: Check = (value) => Number.isSafeInteger(value);
const areIds: Check = (value) => Array.isArray(value) && value.every(isId);
const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);

const MESSAGE: Readonly<Record<keyof WrittenMessage, Check>> = {
  matchId: isId,
  id: isId,
  previousId: isId,
  userId: isId,
  originSocket: isTextOrNull,
  hiddenFrom: areIds,
  frame: isTextOrNull,
};
const isMessage: Check = (value) =>
  typeof value === 'object' && value !== null && fits(MESSAGE, value as Record<string, unknown>);
const areMessages: Check = (value) => Array.isArray(value) && value.every(isMessage);

const FIELDS: { readonly [Type in Signal['type']]: Fields<Type> } = {
  messages_written: { messages: areMessages },
  message_erased: { matchId: isId, messageId: isId },
  chat_read: { userId: isId },
  match_found: { matchId: isId, userIds: areIds },
  matches_changed: { userIds: areIds },
  match_cancelled: { matchId: isId, userIds: areIds },
  participant_left: { matchId: isId, userId: isId, userIds: areIds },
  sessions_ended: { userId: isId, exceptSession: isTextOrNull },
  session_ended: { sessionId: isText },
};

/** What a payload announces: a signal, or that signals were lost. */
export type Announcement = Signal | { readonly type: 'signals_missed' };

/**
 * Reads a payload: one signal, or an array of several.
 * @returns without unknown and malformed signals, which a newer version may send during a roll-out
 */
export function readPayload(payload: string): Announcement[] {
  const value = parseJson(payload);
  return (Array.isArray(value) ? value : [value]).flatMap((each) => readSignal(each) ?? []);
}

function readSignal(value: unknown): Announcement | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, ...fields } = value as Record<string, unknown>;
  if (type === 'signals_missed') return { type };
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return null;
  return fits(FIELDS[type as Signal['type']], fields) ? (value as Signal) : null;
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
