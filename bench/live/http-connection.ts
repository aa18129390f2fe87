import { connect, type Socket } from 'node:net';

const HEADERS_END = Buffer.from('\r\n\r\n');
const CRLF = Buffer.from('\r\n');

/** Called with the status and the ETag; status 0 is a lost connection. */
export type OnAnswer = (status: number, etag: string | undefined) => void;

/**
 * A keep-alive connection for one request at a time, made of a socket and a small parser: a load generator must cost
 * less than the server it measures.
 */
export class HttpConnection {
  private socket: Socket | undefined;
  private received: Buffer = Buffer.alloc(0);
  private onAnswer: OnAnswer | undefined;
  private request: Buffer | undefined;
  /** Whether this connection has answered before, so that the server may close it while it is idle. */
  private isReused = false;

  constructor(private readonly port: number) {}

  /** @param request the complete request: head and body */
  ask(request: Buffer, onAnswer: OnAnswer): void {
    this.onAnswer = onAnswer;
    this.request = request;
    this.open().write(request);
  }

  close(): void {
    this.socket?.destroy();
    this.socket = undefined;
  }

  private open(): Socket {
    if (this.socket) return this.socket;
    const socket = connect(this.port, '127.0.0.1').setNoDelay(true);
    this.socket = socket;
    this.isReused = false;
    this.received = Buffer.alloc(0);
    socket.on('data', (chunk) => this.read(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      this.onLost();
    });
    return socket;
  }

  /** A GET that met the end of an idle connection is sent again, as browsers and proxies do (RFC 9112, 9.3.1). */
  private onLost(): void {
    const { onAnswer, request } = this;
    const isRepeatable =
      this.isReused && this.received.length === 0 && request?.toString('latin1', 0, 4) === 'GET ';
    if (onAnswer && isRepeatable) this.ask(request, onAnswer);
    else this.answer(0, undefined);
  }

  private read(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf(HEADERS_END);
    if (headEnd < 0) return;
    const head = this.received.toString('latin1', 0, headEnd + 2);
    const status = Number(head.slice(9, 12));
    const bodyStart = headEnd + HEADERS_END.length;
    const end = status === 304 || status === 204 ? bodyStart : endOfBody(head, this.received, bodyStart);
    if (end < 0 || this.received.length < end) return;
    this.received = Buffer.alloc(0);
    this.isReused = true;
    this.answer(status, /\r\netag: ([^\r]+)/i.exec(head)?.[1]);
  }

  private answer(status: number, etag: string | undefined): void {
    const { onAnswer } = this;
    this.onAnswer = undefined;
    onAnswer?.(status, etag);
  }
}

/** @returns the end of the body; -1 if more of it has to arrive */
function endOfBody(head: string, received: Buffer, start: number): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return start + Number(length);
  let at = start;
  for (;;) {
    const lineEnd = received.indexOf(CRLF, at);
    if (lineEnd < 0) return -1;
    const size = parseInt(received.toString('latin1', at, lineEnd), 16);
    at = lineEnd + CRLF.length + size + CRLF.length;
    if (at > received.length) return -1;
    if (size === 0) return at;
  }
}

/** The head of a request as the app sends it. @param etag of the last answer, for `If-None-Match` */
export function requestBytes(
  method: string,
  path: string,
  cookie: string,
  etag?: string,
  body?: unknown,
): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\nAccept: application/json\r\n` +
      `Accept-Encoding: gzip, deflate, br\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0\r\n` +
      `Cookie: ${cookie}\r\n${etag === undefined ? '' : `If-None-Match: ${etag}\r\n`}` +
      (method === 'GET'
        ? '\r\n'
        : `Content-Type: application/json\r\nContent-Length: ${content.length}\r\n\r\n${content}`),
  );
}
