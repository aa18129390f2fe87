import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { SerialQueue } from '../shared/serial-queue.js';
import { RoomSequence } from './room-sequence.js';

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

/** Open sockets of one user on one process; a new one closes the oldest. */
const SOCKETS_PER_USER = 8;
export const ROOMS_PER_SOCKET = 50;

interface Room {
  readonly connections: Set<Connection>;
  readonly sequence: RoomSequence;
}

const NONE: ReadonlySet<Connection> = new Set();

/** The sockets of this process, indexed by id, by user and by room. */
export class Rooms {
  private readonly byId = new Map<string, Connection>();
  private readonly byUser = new Map<number, Set<Connection>>();
  private readonly byRoom = new Map<number, Room>();
  /** Identifies this process among all. */
  readonly processId = randomUUID();
  private ids = 0;

  get size(): number {
    return this.byId.size;
  }

  /** @returns an id for a new connection, unique across all processes */
  nextId(): string {
    return `${this.processId}:${++this.ids}`;
  }

  /** @returns the user's oldest connection when the limit is exceeded; it is removed and has to be closed */
  add(connection: Connection): Connection | null {
    const own = this.byUser.get(connection.userId);
    const oldest = own && own.size >= SOCKETS_PER_USER ? own.values().next().value! : null;
    if (oldest) this.remove(oldest);
    this.byId.set(connection.id, connection);
    const others = this.byUser.get(connection.userId);
    if (others) others.add(connection);
    else this.byUser.set(connection.userId, new Set([connection]));
    return oldest;
  }

  remove(connection: Connection): void {
    this.byId.delete(connection.id);
    const own = this.byUser.get(connection.userId);
    own?.delete(connection);
    if (own?.size === 0) this.byUser.delete(connection.userId);
    for (const matchId of connection.rooms) this.removeFrom(matchId, connection);
    connection.rooms.clear();
    connection.entering.clear();
  }

  /** Starts a join: from now on `drop` cancels it, and messages are sent only after `admit`. */
  enter(connection: Connection, matchId: number): void {
    connection.entering.add(matchId);
  }

  /**
   * Completes a join.
   * @param lastMessageId the newest message of the chat, read after `enter`
   * @returns false when the membership or the connection has ended since `enter`
   */
  admit(connection: Connection, matchId: number, lastMessageId: number): boolean {
    if (!connection.entering.delete(matchId)) return false;
    connection.rooms.add(matchId);
    const room = this.byRoom.get(matchId);
    if (room) room.connections.add(connection);
    else
      this.byRoom.set(matchId, {
        connections: new Set([connection]),
        sequence: new RoomSequence(lastMessageId),
      });
    return true;
  }

  drop(connection: Connection, matchId: number): void {
    connection.entering.delete(matchId);
    connection.rooms.delete(matchId);
    this.removeFrom(matchId, connection);
  }

  leave(userId: number, matchId: number): void {
    for (const connection of this.ofUser(userId)) this.drop(connection, matchId);
  }

  withId(id: string): Connection | undefined {
    return this.byId.get(id);
  }

  ofUser(userId: number): Connection[] {
    return [...(this.byUser.get(userId) ?? NONE)];
  }

  inRoom(matchId: number): ReadonlySet<Connection> {
    return this.byRoom.get(matchId)?.connections ?? NONE;
  }

  /** The rooms with sockets. */
  matchIds(): number[] {
    return [...this.byRoom.keys()];
  }

  /** @returns undefined for a room without sockets */
  sequenceOf(matchId: number): RoomSequence | undefined {
    return this.byRoom.get(matchId)?.sequence;
  }

  all(): Connection[] {
    return [...this.byId.values()];
  }

  private removeFrom(matchId: number, connection: Connection): void {
    const room = this.byRoom.get(matchId);
    if (!room?.connections.delete(connection) || room.connections.size > 0) return;
    room.sequence.close();
    this.byRoom.delete(matchId);
  }
}
