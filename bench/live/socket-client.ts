import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const FINAL = 0x80;
const MASKED = 0x80;
const MASK = 4;

export interface SocketEvents {
  /** The text is Latin-1: bytes, not characters. */
  readonly onText: (text: string) => void;
  /** @param code of the close frame; 1006 without one */
  readonly onClose: (code: number) => void;
}

/** A WebSocket made of a socket and a small parser, without compression and with a zero mask, for a cheap load. */
export class SocketClient {
  private received: Buffer = Buffer.alloc(0);
  private closeCode = 1006;

  private constructor(
    private readonly socket: Socket,
    private readonly events: SocketEvents,
  ) {
    socket.on('data', (chunk) => this.read(chunk));
    socket.on('close', () => events.onClose(this.closeCode));
  }

  /** @throws Error with the status line if the upgrade is refused */
  static open(port: number, cookie: string, events: SocketEvents): Promise<SocketClient> {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Cookie: ${cookie}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
    );
    return new Promise((resolve, reject) => {
      let head: Buffer = Buffer.alloc(0);
      const onData = (chunk: Buffer) => {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', onData);
        const status = head.toString('latin1', 0, head.indexOf('\r\n'));
        if (!status.startsWith('HTTP/1.1 101')) return reject(new Error(status));
        const client = new SocketClient(socket, events);
        resolve(client);
        if (head.length > end + 4) client.read(head.subarray(end + 4));
      };
      socket.on('data', onData);
      socket.on('error', (error) => {
        socket.destroy();
        reject(error);
      });
    });
  }

  send(text: string): void {
    const length = Buffer.byteLength(text);
    const head = length < 126 ? 2 : 4;
    const frame = Buffer.alloc(head + MASK + length);
    frame[0] = FINAL | TEXT;
    if (length < 126) frame[1] = MASKED | length;
    else {
      frame[1] = MASKED | 126;
      frame.writeUInt16BE(length, 2);
    }
    frame.write(text, head + MASK);
    this.socket.write(frame);
  }

  close(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    const bytes = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    let at = 0;
    while (bytes.length - at >= 2) {
      let length = bytes[at + 1]! & 0x7f;
      let start = at + 2;
      if (length >= 126) {
        if (bytes.length - at < 10) break;
        start = at + (length === 126 ? 4 : 10);
        length = length === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      }
      if (bytes.length - start < length) break;
      this.handle(bytes[at]! & 0x0f, bytes, start, start + length);
      at = start + length;
    }
    this.received = at === bytes.length ? Buffer.alloc(0) : bytes.subarray(at);
  }

  private handle(opcode: number, bytes: Buffer, start: number, end: number): void {
    if (opcode === TEXT) return this.events.onText(bytes.toString('latin1', start, end));
    if (opcode === CLOSE && end - start >= 2) this.closeCode = bytes.readUInt16BE(start);
    if (opcode === CLOSE) this.socket.end();
    if (opcode === PING) this.pong(bytes.subarray(start, end));
  }

  private pong(payload: Buffer): void {
    const head = Buffer.from([FINAL | PONG, MASKED | payload.length, 0, 0, 0, 0]);
    this.socket.write(Buffer.concat([head, payload]));
  }
}
