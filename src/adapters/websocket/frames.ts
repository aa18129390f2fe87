import type { MessageRow } from '../../application/chat/ports.js';
import type { ErrorValues } from '../../domain/shared/domain-error.js';

/** Every type of frame that a client may send. */
export const CLIENT_FRAMES = ['join_room', 'chat_message'] as const satisfies ReadonlyArray<
  ClientFrame['type']
>;

/** A validated frame from a client. */
export type ClientFrame =
  | { readonly type: 'join_room'; readonly matchId: number }
  | {
      readonly type: 'chat_message';
      readonly matchId: number;
      readonly message: string;
      readonly clientId: string | null;
    };

/** A frame that the protocol does not allow. */
export class RefusedFrame extends Error {
  constructor(
    readonly code: 'malformed' | 'not_joined' | 'too_many_rooms',
    message: string,
  ) {
    super(message);
  }
}

/** The largest frame a client may send, in bytes; a larger one closes the socket. */
export const MAX_FRAME_BYTES = 16 * 1024;

const MAX_CLIENT_ID_LENGTH = 64;
const MAX_ID = 2_147_483_647;

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_ID;

/** Accepts an id as a string too, because clients read it from a URL. */
function toId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return isId(id) ? id : null;
}

/** @returns null for anything that is not a valid frame */
export function readFrame(text: string): ClientFrame | null {
  const frame = parseObject(text);
  const matchId = toId(frame?.matchId);
  if (!frame || matchId === null) return null;
  if (frame.type === 'join_room') return { type: 'join_room', matchId };
  if (frame.type !== 'chat_message' || typeof frame.message !== 'string') return null;
  return { type: 'chat_message', matchId, message: frame.message, clientId: readClientId(frame) };
}

/** The client's id for the response, also of a frame that is otherwise invalid; null without one. */
export function clientIdOf(text: string): string | null {
  const frame = parseObject(text);
  return frame && readClientId(frame);
}

function readClientId({ clientId }: Record<string, unknown>): string | null {
  const fits =
    typeof clientId === 'string' &&
    clientId.length > 0 &&
    clientId.length <= MAX_CLIENT_ID_LENGTH &&
    !clientId.includes('\u0000');
  return fits ? clientId.toWellFormed() : null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** A frame to a client, besides those of messages, which are serialized once for a room. */
export type ServerFrame =
  | {
      readonly type: 'room_joined' | 'match_found' | 'match_cancelled' | 'seat_lost';
      readonly matchId: number;
    }
  | { readonly type: 'participant_left'; readonly matchId: number; readonly userId: number }
  | { readonly type: 'matches_changed' | 'request_closed' | 'heartbeat' }
  | {
      readonly type: 'error';
      readonly code: string;
      readonly message: string;
      /** What the message names. */
      readonly values?: ErrorValues;
      readonly clientId?: string;
    };

export type PresentMessage = (row: MessageRow) => object;

/** The frames of one message, which is serialized once. */
export class MessageFrames {
  private readonly message: string;

  constructor(
    private readonly matchId: number,
    message: object,
  ) {
    this.message = JSON.stringify(message);
  }

  /** For the sockets in the room. */
  newMessage(): string {
    return `{"type":"new_message","matchId":${this.matchId},"message":${this.message}}`;
  }

  /** For the socket that wrote it. */
  messageSent(clientId: string | null): string {
    const key = clientId === null ? '' : `,"clientId":${JSON.stringify(clientId)}`;
    return `{"type":"message_sent","matchId":${this.matchId},"message":${this.message}${key}}`;
  }
}
