import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { TRY_AGAIN_LATER } from './close-codes.js';
import type { Connection } from './rooms.js';
import type { ServerFrame } from './server-frames.js';

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
export function closeAndPause(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  socket.pause();
}
