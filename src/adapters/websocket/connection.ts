import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { SerialQueue } from '../shared/serial-queue.js';
import { POLICY_VIOLATION, TRY_AGAIN_LATER } from './close-codes.js';
import type { ServerFrame } from './frames.js';

/** One open socket of a signed-in user. */
export interface Connection {
  /** Unique across all processes. */
  readonly id: string;
  readonly userId: number;
  readonly sessionId: string;
  readonly socket: WebSocket;
  /** The stream below the socket. */
  readonly stream: Duplex;
  /** Ids of the matches whose chat the socket receives. */
  readonly rooms: Set<number>;
  /** Ids of matches whose membership check is pending. */
  readonly entering: Set<number>;
  /** Joins in progress, and the frames after them; null before the first join. */
  joins: SerialQueue | null;
  /** The responses to all frames so far; null before the first one. */
  lastResponse: Promise<void> | null;
  /** Frames without a response. */
  unanswered: number;
}

/** Bound of the send buffer of one socket, so that a client that reads nothing does not fill the memory. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

const AS_TEXT = { binary: false };

/** Sends the frame, or closes a socket whose send buffer is full. */
export function send(connection: Connection, frame: ServerFrame): void {
  sendData(connection, JSON.stringify(frame));
}

/**
 * Sends a serialized frame, or closes a socket whose send buffer is full. All frames of one tick to a socket are written
 * by one system call.
 */
export function sendData({ socket, stream }: Connection, data: Buffer | string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES)
    return closeAndPause(socket, TRY_AGAIN_LATER, 'not reading');
  if (stream.writableCorked === 0) {
    stream.cork();
    if (corked.push(stream) === 1) process.nextTick(uncorkAll);
  }
  socket.send(data, AS_TEXT);
}

let corked: Duplex[] = [];

function uncorkAll(): void {
  const streams = corked;
  corked = [];
  for (const stream of streams) stream.uncork();
}

/** Closes a socket and stops reading from it, so that a flood costs no work during the close handshake. */
function closeAndPause(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  socket.pause();
}

/** The token bucket of one socket: a burst of 40 frames of any kind, refilled in 10 seconds. */
const FRAMES = 40;
const PER_SECONDS = 10;
/** Frames of one socket without a response; a client that exceeds this does not read its responses. */
const MAX_UNANSWERED_FRAMES = 100;

export interface FrameLimits {
  /** Whether the rate of frames is limited. */
  readonly limitsFrames: boolean;
  /** Called with the user id when a socket is closed because it exceeded the rate limit. */
  readonly onFrameLimit?: (userId: number) => void;
}

interface Receivers {
  readonly onFrame: (connection: Connection, text: string) => void;
  /** @returns whether the pong answers a ping */
  readonly acceptPong: (connection: Connection, payload: Buffer) => boolean;
}

/**
 * Hands the frames of a socket to the handler, in order. Pings, and pongs without a ping, count toward the rate limit,
 * because each costs work or a response.
 */
export function receiveFrames(
  connection: Connection,
  { onFrame, acceptPong }: Receivers,
  { limitsFrames, onFrameLimit }: FrameLimits,
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
  socket.on('pong', (payload) => acceptPong(connection, payload) || isWithinLimit());
  socket.on('message', (data, isBinary) => {
    if (!isWithinLimit()) return;
    if (isBinary || connection.unanswered >= MAX_UNANSWERED_FRAMES)
      return closeAndPause(socket, POLICY_VIOLATION, 'not understood');
    onFrame(connection, String(data));
  });
}

/** A rate limit that allows bursts: `capacity` tokens, refilled continuously within `seconds`. */
export class TokenBucket {
  private tokens: number;
  private filledAt: number;

  constructor(
    private readonly capacity: number,
    private readonly seconds: number,
    /** A monotonic clock in milliseconds. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.tokens = capacity;
    this.filledAt = now();
  }

  /** @returns false when no token is left */
  take(): boolean {
    const now = this.now();
    const gained = ((now - this.filledAt) / 1000) * (this.capacity / this.seconds);
    this.tokens = Math.min(this.capacity, this.tokens + gained);
    this.filledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
