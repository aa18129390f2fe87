import type { WebSocket } from 'ws';
import { TRY_AGAIN_LATER } from './close-codes.js';
import type { Connection } from './rooms.js';

/** Bytes that may wait for one socket; one that reads nothing must not fill the memory. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Sends the frame, or closes a socket that does not read what it is sent. */
export function send({ socket }: Connection, frame: object): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) closeUnheard(socket, TRY_AGAIN_LATER, 'not reading');
  else socket.send(JSON.stringify(frame));
}

/** Closes a socket and reads nothing more of it, so that a flood costs no work while it is closing. */
export function closeUnheard(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  socket.pause();
}
