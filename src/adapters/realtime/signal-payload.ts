import type { Signal } from '../../application/shared/ports.js';
import { isMessagePayload, messagePayloads, readMessages } from './message-payload.js';
import { MAX_PAYLOAD_BYTES } from './payload-limit.js';

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
