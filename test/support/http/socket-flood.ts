import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { APerson } from './a-person.js';

const CHUNK_BYTES = 64 * 1024;

/** A client frame with a zero mask; at most 125 bytes of content. */
export function clientFrame(opcode: number, content: string): Buffer {
  const payload = Buffer.from(content);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** Opens a WebSocket that reads nothing after its upgrade. */
export async function openUnreadSocket(url: string, person: APerson): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  const { name, value } = person.sessionCookie;
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Cookie: ${name}=${value}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (!String(answer).startsWith('HTTP/1.1 101')) throw new Error(String(answer));
  socket.pause();
  return socket;
}

/**
 * Sends the frame repeatedly, limited by backpressure, until the server closes the connection.
 * @returns false after the timeout
 */
export async function flood(socket: Socket, frame: Buffer, seconds: number): Promise<boolean> {
  const chunk = Buffer.concat(Array.from({ length: Math.ceil(CHUNK_BYTES / frame.length) }, () => frame));
  const write = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on('error', () => undefined).on('drain', write);
  write();
  const late = AbortSignal.timeout(seconds * 1000);
  return new Promise((resolve) => {
    socket.once('close', () => resolve(true));
    late.addEventListener('abort', () => {
      resolve(false);
      socket.destroy();
    });
  });
}
