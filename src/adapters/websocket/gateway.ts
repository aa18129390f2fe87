import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { LookUpStandings } from '../../application/chat/ports.js';
import { GOING_AWAY, POLICY_VIOLATION, SESSION_ENDED } from './close-codes.js';
import { ConnectionRecheck } from './connection-recheck.js';
import type { FrameHandler } from './frame-handler.js';
import { LARGEST_FRAME_BYTES } from './frames.js';
import { Heartbeat } from './heartbeat.js';
import type { Connection, Rooms } from './rooms.js';
import { closeUnheard } from './send.js';
import { TokenBucket } from './token-bucket.js';

const PING_EVERY_MS = 25_000;
/** The token bucket of one socket: frames of any kind, and seconds. */
const FRAMES = 40;
const PER_SECONDS = 10;
/** Frames of one socket that may wait for their turn; more means that it does not listen to its answers. */
const LARGEST_BACKLOG = 100;
/** How long a socket may take to say goodbye, in milliseconds. */
export const LONGEST_FAREWELL_MS = 1000;

const SOCKET_OPTIONS = {
  noServer: true,
  maxPayload: LARGEST_FRAME_BYTES,
  // A socket that does not answer its close frame is ended then.
  closeTimeout: LONGEST_FAREWELL_MS,
};

/** Who asks for a socket. */
export interface Caller {
  readonly userId: number;
  readonly sessionId: string;
  /** The account is suspended or ended; the session opens no sockets. */
  readonly isRestricted: boolean;
}

/** Read from the upgrade request; null without a session. */
export type Identify = (request: IncomingMessage) => Promise<Caller | null>;

export interface GatewaySettings {
  readonly identify: Identify;
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  /** Hears whose socket was closed for sending too many frames. */
  readonly onFrameLimit?: (userId: number) => void;
  readonly isUnavailable: (error: unknown) => boolean;
  readonly report: (error: unknown) => void;
  readonly lookUpStandings: LookUpStandings;
  /** Whether the rate of frames is limited. */
  readonly limitsFrames: boolean;
  /** Time between two rounds of pings and checks. */
  readonly roundEveryMs?: number;
}

/** The product's sockets: lets people in, hears their frames one after another, and notices who went away. */
export class Gateway {
  private readonly server = new WebSocketServer(SOCKET_OPTIONS);
  private readonly heartbeat = new Heartbeat();
  private readonly recheck: ConnectionRecheck;
  private readonly rounds: NodeJS.Timeout;
  private isClosing = false;

  constructor(
    private readonly rooms: Rooms,
    private readonly frames: FrameHandler,
    private readonly settings: GatewaySettings,
  ) {
    this.recheck = new ConnectionRecheck(rooms, settings.lookUpStandings);
    this.rounds = setInterval(() => void this.round(), settings.roundEveryMs ?? PING_EVERY_MS);
    this.rounds.unref();
  }

  /** Answers an upgrade to /ws; 403 for a foreign origin or a suspended account, 401 without a session. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    if (!this.settings.isOwnOrigin(request)) return refuse(stream, '403 Forbidden');
    try {
      const caller = await this.settings.identify(request);
      if (!caller) return refuse(stream, '401 Unauthorized');
      if (caller.isRestricted) return refuse(stream, '403 Forbidden');
      if (this.isClosing) return refuse(stream, '503 Service Unavailable');
      this.server.handleUpgrade(request, stream, head, (socket) => {
        this.welcome(socket, caller);
        void this.lookAgain(socket, request);
      });
    } catch (error) {
      if (!this.settings.isUnavailable(error)) this.settings.report(error);
      refuse(stream, '503 Service Unavailable');
    }
  }

  /** Lets nobody in any more and closes every socket; clients come back to another process. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.rounds);
    const open = this.rooms.all().map(({ socket }) => socket);
    for (const socket of open) socket.close(GOING_AWAY, 'restarting');
    const hurry = setTimeout(() => open.forEach((socket) => socket.terminate()), LONGEST_FAREWELL_MS);
    await Promise.all(open.map((socket) => socket.readyState === socket.CLOSED || once(socket, 'close')));
    clearTimeout(hurry);
    this.server.close();
  }

  private welcome(socket: WebSocket, { userId, sessionId }: Caller): void {
    const connection: Connection = {
      userId,
      sessionId,
      id: randomUUID(),
      socket,
      rooms: new Set(),
      entering: new Set(),
    };
    this.rooms.add(connection)?.socket.close(POLICY_VIOLATION, 'too many sockets');
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.rooms.remove(connection));
    this.listen(connection);
  }

  /** A session that ended while its socket was let in was told to nobody here. */
  private async lookAgain(socket: WebSocket, request: IncomingMessage): Promise<void> {
    try {
      if (!(await this.settings.identify(request))) socket.close(SESSION_ENDED, 'session ended');
    } catch (error) {
      if (!this.settings.isUnavailable(error)) this.settings.report(error);
      socket.close(GOING_AWAY, 'try again');
    }
  }

  /** Handles frames one after another. Pings, and pongs without a ping, count as frames: each costs work or an answer. */
  private listen(connection: Connection): void {
    const { socket } = connection;
    const bucket = new TokenBucket(FRAMES, PER_SECONDS);
    const isWithinLimit = () => {
      if (socket.readyState !== socket.OPEN) return false;
      if (!this.settings.limitsFrames || bucket.take()) return true;
      closeUnheard(socket, POLICY_VIOLATION, 'too many frames');
      this.settings.onFrameLimit?.(connection.userId);
      return false;
    };
    let waiting = 0;
    let last = Promise.resolve();
    // ws answers pings by itself and ends a socket whose answers pile up.
    socket.on('ping', isWithinLimit);
    socket.on('pong', (payload) => this.heartbeat.takePong(connection, payload) || isWithinLimit());
    socket.on('message', (data, isBinary) => {
      if (!isWithinLimit()) return;
      if (isBinary || waiting >= LARGEST_BACKLOG)
        return closeUnheard(socket, POLICY_VIOLATION, 'not understood');
      waiting++;
      last = last.then(() => this.frames.handle(connection, String(data))).finally(() => waiting--);
    });
  }

  private async round(): Promise<void> {
    this.heartbeat.ping(this.rooms.all());
    try {
      await this.recheck.run();
    } catch (error) {
      if (!this.settings.isUnavailable(error)) this.settings.report(error);
    }
  }
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
