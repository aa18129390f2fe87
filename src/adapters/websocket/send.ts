import type { WebSocket } from 'ws';
import { TRY_AGAIN_LATER } from './close-codes.js';
import type { Connection } from './rooms.js';

/** Bound of the send buffer of one socket, so that a client that reads nothing does not fill the memory. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

const AS_TEXT = { binary: false };

/** Sends the frame, or closes a socket whose send buffer is full. */
export function send(connection: Connection, frame: object): void {
  sendData(connection, JSON.stringify(frame));
}

/** Sends a serialized frame, or closes a socket whose send buffer is full. */
export function sendData({ socket }: Connection, data: Buffer | string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) closeAndPause(socket, TRY_AGAIN_LATER, 'not reading');
  else socket.send(data, AS_TEXT);
}

/** Closes a socket and stops reading from it, so that a flood costs no work during the close handshake. */
export function closeAndPause(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  socket.pause();
}
