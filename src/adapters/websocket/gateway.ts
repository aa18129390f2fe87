import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { GOING_AWAY, POLICY_VIOLATION, SESSION_ENDED } from './close-codes.js';
import type { FrameHandler } from './frame-handler.js';
import { type Connection, type FrameLimits, receiveFrames } from './connection.js';
import { MAX_FRAME_BYTES } from './frames.js';
import { Heartbeat } from './heartbeat.js';
import type { Rooms } from './rooms.js';

/** Interval of pings in milliseconds; the timeouts of a proxy must be longer. */
export const PING_EVERY_MS = 25_000;
/** Timeout of the close handshake, in milliseconds. */
const CLOSE_TIMEOUT_MS = 1000;

/** Timeout of frames in progress when the gateway is closed, in milliseconds. */
const ANSWER_TIMEOUT_MS = 1000;

/** How long a socket of the instance's own check stays open, in milliseconds. */
const OWN_CHECK_LASTS_MS = 5000;

const SOCKET_OPTIONS = {
  noServer: true,
  maxPayload: MAX_FRAME_BYTES,
  // Terminates a socket that does not answer the close frame.
  closeTimeout: CLOSE_TIMEOUT_MS,
};

/** The session of an upgrade request. */
export interface Caller {
  readonly userId: number;
  readonly sessionId: string;
  /** The account is suspended or ended, or its user has to accept the Terms first; the session opens no sockets. */
  readonly isRestricted: boolean;
}

/** Reads the session of an upgrade request. @returns null without one */
type Identify = (request: IncomingMessage) => Promise<Caller | null>;

export interface GatewaySettings extends FrameLimits {
  readonly identify: Identify;
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  /** Whether this instance itself asks whether sockets reach it. */
  readonly isOwnCheck: (request: IncomingMessage) => boolean;
  readonly isUnavailable: (error: unknown) => boolean;
  /** Makes up for signals that were lost without notice. */
  readonly recheck: () => Promise<void>;
  readonly report: (error: unknown) => void;
  /** Interval between two rounds of pings and rechecks, in milliseconds; 25,000 by default. */
  readonly roundEveryMs?: number;
}

/** Accepts WebSocket upgrades, handles the frames of each socket in order, and detects dead sockets by ping. */
export class Gateway {
  private readonly server = new WebSocketServer(SOCKET_OPTIONS);
  private readonly heartbeat = new Heartbeat();
  private readonly rounds: NodeJS.Timeout;
  private isClosing = false;

  constructor(
    private readonly rooms: Rooms,
    private readonly frames: FrameHandler,
    private readonly settings: GatewaySettings,
  ) {
    this.rounds = setInterval(() => void this.runRound(), settings.roundEveryMs ?? PING_EVERY_MS);
    this.rounds.unref();
  }

  /** Handles an upgrade to /ws: 403 for a foreign origin or a suspended account, 401 without a session. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    if (!this.settings.isOwnOrigin(request)) return refuse(stream, '403 Forbidden');
    if (this.settings.isOwnCheck(request)) return this.answerPings(request, stream, head);
    try {
      const caller = await this.settings.identify(request);
      if (!caller) return refuse(stream, '401 Unauthorized');
      if (caller.isRestricted) return refuse(stream, '403 Forbidden');
      if (this.isClosing) return refuse(stream, '503 Service Unavailable');
      this.server.handleUpgrade(request, stream, head, (socket) => {
        this.register(socket, stream, caller);
        void this.recheckSession(socket, request);
      });
    } catch (error) {
      if (!this.settings.isUnavailable(error)) this.settings.report(error);
      refuse(stream, '503 Service Unavailable');
    }
  }

  /** Refuses new sockets, answers frames in progress and closes the open sockets; clients reconnect to another process. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.rounds);
    const connections = this.rooms.all();
    const open = connections.map(({ socket }) => socket);
    for (const socket of open) socket.pause();
    const answered = Promise.all(connections.map(({ lastResponse }) => lastResponse));
    await Promise.race([answered, pause(ANSWER_TIMEOUT_MS, undefined, { ref: false })]);
    for (const socket of open) socket.resume();
    for (const socket of open) socket.close(GOING_AWAY, 'restarting');
    const timeout = setTimeout(() => open.forEach((socket) => socket.terminate()), CLOSE_TIMEOUT_MS);
    await Promise.all(open.map((socket) => socket.readyState === socket.CLOSED || once(socket, 'close')));
    clearTimeout(timeout);
    this.server.close();
  }

  /** A socket without a session: pings are answered, a frame ends it, and so does time. */
  private answerPings(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    this.server.handleUpgrade(request, stream, head, (socket) => {
      const end = setTimeout(() => socket.terminate(), OWN_CHECK_LASTS_MS).unref();
      socket.on('error', () => socket.terminate());
      socket.on('message', () => socket.terminate());
      socket.on('close', () => clearTimeout(end));
    });
  }

  private register(socket: WebSocket, stream: Duplex, { userId, sessionId }: Caller): void {
    const connection: Connection = {
      userId,
      sessionId,
      id: this.rooms.nextId(),
      socket,
      stream,
      rooms: new Set(),
      entering: new Set(),
      joins: null,
      lastResponse: null,
      unanswered: 0,
    };
    this.rooms.add(connection)?.socket.close(POLICY_VIOLATION, 'too many sockets');
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.rooms.remove(connection));
    const receivers = {
      onFrame: (from: Connection, text: string) => this.frames.handle(from, text),
      acceptPong: (from: Connection, payload: Buffer) => this.heartbeat.acceptPong(from, payload),
    };
    receiveFrames(connection, receivers, this.settings);
  }

  /** The signal of a session that ended during the upgrade did not reach this socket yet. */
  private async recheckSession(socket: WebSocket, request: IncomingMessage): Promise<void> {
    try {
      if (!(await this.settings.identify(request))) socket.close(SESSION_ENDED, 'session ended');
    } catch (error) {
      if (!this.settings.isUnavailable(error)) this.settings.report(error);
      socket.close(GOING_AWAY, 'try again');
    }
  }

  private async runRound(): Promise<void> {
    this.heartbeat.ping(this.rooms.all());
    try {
      await this.settings.recheck();
    } catch (error) {
      if (!this.settings.isUnavailable(error)) this.settings.report(error);
    }
  }
}

/** Closes the stream after the response, because the timeouts of the HTTP server no longer apply to it. */
function refuse(stream: Duplex, status: string): void {
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
