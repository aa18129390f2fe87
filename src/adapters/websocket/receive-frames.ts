import { POLICY_VIOLATION } from './close-codes.js';
import type { FrameHandler } from './frame-handler.js';
import type { Heartbeat } from './heartbeat.js';
import type { Connection } from './rooms.js';
import { closeAndPause } from './send.js';
import { TokenBucket } from './token-bucket.js';

/** The token bucket of one socket: a burst of 40 frames of any kind, refilled in 10 seconds. */
const FRAMES = 40;
const PER_SECONDS = 10;
/** Frames of one socket without a response; a client that exceeds this does not read its responses. */
const MAX_UNANSWERED_FRAMES = 100;

export interface FrameLimits {
  readonly heartbeat: Heartbeat;
  /** Whether the rate of frames is limited. */
  readonly limitsFrames: boolean;
  /** Called with the user id when a socket is closed because it exceeded the rate limit. */
  readonly onFrameLimit?: (userId: number) => void;
}

/**
 * Hands the frames of a socket to the handler, in order. Pings, and pongs without a ping, count toward the rate limit,
 * because each costs work or a response.
 */
export function receiveFrames(
  connection: Connection,
  frames: FrameHandler,
  { heartbeat, limitsFrames, onFrameLimit }: FrameLimits,
): void {
  const { socket } = connection;
  const bucket = new TokenBucket(FRAMES, PER_SECONDS);
  const isWithinLimit = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    if (!limitsFrames || bucket.take()) return true;
    closeAndPause(socket, POLICY_VIOLATION, 'too many frames');
    onFrameLimit?.(connection.userId);
    return false;
  };
  // ws responds to pings and terminates a socket whose responses pile up.
  socket.on('ping', isWithinLimit);
  socket.on('pong', (payload) => heartbeat.acceptPong(connection, payload) || isWithinLimit());
  socket.on('message', (data, isBinary) => {
    if (!isWithinLimit()) return;
    if (isBinary || connection.unanswered >= MAX_UNANSWERED_FRAMES)
      return closeAndPause(socket, POLICY_VIOLATION, 'not understood');
    frames.handle(connection, String(data));
  });
}
