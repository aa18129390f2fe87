/** Every type of frame that a client may send. */
export const CLIENT_FRAMES = ['join_room', 'chat_message'] as const satisfies ReadonlyArray<
  ClientFrame['type']
>;

/** A frame from a client, checked. */
export type ClientFrame =
  | { readonly type: 'join_room'; readonly matchId: number }
  | {
      readonly type: 'chat_message';
      readonly matchId: number;
      readonly message: string;
      readonly clientId: string | null;
    };

/** The largest frame a client may send, in bytes; a larger one closes the socket. */
export const LARGEST_FRAME_BYTES = 16 * 1024;

const LONGEST_CLIENT_ID = 64;
const LARGEST_ID = 2_147_483_647;

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= LARGEST_ID;

/** An id may come as text, because it often comes out of an address. */
function toId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return isId(id) ? id : null;
}

/** Null for anything that is not a frame of the protocol. */
export function readFrame(text: string): ClientFrame | null {
  const frame = parseObject(text);
  const matchId = toId(frame?.matchId);
  if (!frame || matchId === null) return null;
  if (frame.type === 'join_room') return { type: 'join_room', matchId };
  if (frame.type !== 'chat_message' || typeof frame.message !== 'string') return null;
  return { type: 'chat_message', matchId, message: frame.message, clientId: readClientId(frame) };
}

/** The id under which a client waits for its answer, also of a frame that is otherwise wrong. */
export function clientIdOf(text: string): string | null {
  const frame = parseObject(text);
  return frame && readClientId(frame);
}

function readClientId({ clientId }: Record<string, unknown>): string | null {
  const fits =
    typeof clientId === 'string' &&
    clientId.length > 0 &&
    clientId.length <= LONGEST_CLIENT_ID &&
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
