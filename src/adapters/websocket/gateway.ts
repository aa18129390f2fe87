import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { WriteMessage } from '../../application/chat/write-message.js';
import type { ChatQueries } from '../../application/chat/ports.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { type ClientFrame, clientIdOf, LARGEST_FRAME_BYTES, readFrame } from './frames.js';
import { type Connection, type Rooms, ROOMS_PER_SOCKET } from './rooms.js';
import { type PresentMessage, send, SESSION_ENDED } from './signal-delivery.js';

const PING_EVERY_MS = 25_000;
/** Frames of one socket that may wait for their turn; more means that it does not listen to its answers. */
const LARGEST_BACKLOG = 100;
/** How long a socket may take to say goodbye, in milliseconds. */
export const LONGEST_FAREWELL_MS = 1000;
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;

/** Who asks for a socket, read from the upgrade request; null without a session. */
export type Identify = (request: IncomingMessage) => Promise<{ userId: number; sessionId: string } | null>;

export interface GatewaySettings {
  readonly identify: Identify;
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly isUnavailable: (error: unknown) => boolean;
  readonly report: (error: unknown) => void;
}

/** The product's sockets: lets people in, hears their frames one after another, and notices who went away. */
export class Gateway {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME_BYTES });
  private readonly answered = new WeakSet<WebSocket>();
  private readonly heartbeat: NodeJS.Timeout;
  private isClosing = false;

  constructor(
    private readonly rooms: Rooms,
    private readonly queries: ChatQueries,
    private readonly writeMessage: WriteMessage,
    private readonly presentMessage: PresentMessage,
    private readonly settings: GatewaySettings,
  ) {
    this.heartbeat = setInterval(() => this.ping(), PING_EVERY_MS);
    this.heartbeat.unref();
  }

  /** Answers an upgrade to /ws; 403 for a foreign origin, 401 without a session. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    if (!this.settings.isOwnOrigin(request)) return refuse(stream, '403 Forbidden');
    try {
      const caller = await this.settings.identify(request);
      if (!caller) return refuse(stream, '401 Unauthorized');
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
    clearInterval(this.heartbeat);
    const open = this.rooms.all().map(({ socket }) => socket);
    for (const socket of open) socket.close(GOING_AWAY, 'restarting');
    const hurry = setTimeout(() => open.forEach((socket) => socket.terminate()), LONGEST_FAREWELL_MS);
    await Promise.all(open.map((socket) => socket.readyState === socket.CLOSED || once(socket, 'close')));
    clearTimeout(hurry);
    this.server.close();
  }

  private welcome(socket: WebSocket, caller: { userId: number; sessionId: string }): void {
    const connection: Connection = { ...caller, id: randomUUID(), socket, rooms: new Set() };
    this.rooms.add(connection)?.socket.close(POLICY_VIOLATION, 'too many sockets');
    this.answered.add(socket);
    socket.on('pong', () => this.answered.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.rooms.remove(connection));
    this.hearInOrder(connection);
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

  private hearInOrder(connection: Connection): void {
    let waiting = 0;
    let last = Promise.resolve();
    connection.socket.on('message', (data, isBinary) => {
      if (isBinary || ++waiting > LARGEST_BACKLOG)
        return connection.socket.close(POLICY_VIOLATION, 'not understood');
      last = last.then(() => this.hear(connection, String(data))).finally(() => waiting--);
    });
  }

  private async hear(connection: Connection, text: string): Promise<void> {
    // Whoever was shown out may take their time to go, and is not heard meanwhile.
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    const frame = readFrame(text);
    if (!frame) return this.say(connection, 'malformed', 'We could not read that.', clientIdOf(text));
    try {
      if (frame.type === 'join_room') await this.join(connection, frame.matchId);
      else await this.write(connection, frame);
    } catch (error) {
      this.tellWhy(connection, error, frame.type === 'chat_message' ? frame.clientId : null);
    }
  }

  private async join(connection: Connection, matchId: number): Promise<void> {
    if (!(await this.queries.roomOf(matchId, connection.userId))) throw new MatchNotFound();
    if (connection.rooms.size >= ROOMS_PER_SOCKET) {
      return this.say(connection, 'too_many_rooms', 'Please open fewer chats at once.', null);
    }
    this.rooms.join(connection, matchId);
    send(connection, { type: 'room_joined', matchId });
  }

  private async write(connection: Connection, frame: ClientFrame & { type: 'chat_message' }): Promise<void> {
    const { matchId, message, clientId } = frame;
    if (!connection.rooms.has(matchId)) {
      return this.say(connection, 'not_joined', 'Please open the chat first.', clientId);
    }
    const row = await this.writeMessage.execute({
      userId: connection.userId,
      matchId,
      message,
      clientId,
      originSocket: connection.id,
    });
    send(connection, {
      type: 'message_sent',
      matchId,
      message: this.presentMessage(row),
      ...(clientId && { clientId }),
    });
  }

  private tellWhy(connection: Connection, error: unknown, clientId: string | null): void {
    if (error instanceof DomainError) return this.say(connection, error.code, error.message, clientId);
    const away = this.settings.isUnavailable(error);
    if (!away) this.settings.report(error);
    this.say(
      connection,
      away ? 'unavailable' : 'unexpected',
      'That did not work. Please try again.',
      clientId,
    );
  }

  private say(connection: Connection, code: string, message: string, clientId: string | null): void {
    send(connection, { type: 'error', code, message, ...(clientId && { clientId }) });
  }

  private ping(): void {
    for (const { socket } of this.rooms.all()) {
      if (!this.answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
