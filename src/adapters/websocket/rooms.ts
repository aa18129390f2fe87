import { randomUUID } from 'node:crypto';
import type { Connection } from './connection.js';

/** A message on its way to the sockets of a room. */
export interface RoomMessage {
  readonly matchId: number;
  readonly id: number;
  readonly previousId: number;
  /** Users whose sockets do not receive it. */
  readonly hiddenFrom: readonly number[];
  /** The serialized frame; null where it is read from the database. */
  readonly frame: Buffer | null;
  /** The socket that sent it, on this process, and its acknowledgement. */
  readonly origin: { readonly socketId: string; readonly acknowledgement: Buffer } | null;
}

/** The order of one room on this process: which messages were delivered, and which wait for an earlier one. */
export class RoomSequence {
  /** Messages that wait for an earlier one, by id. */
  readonly waiting = new Map<number, RoomMessage>();
  /** Ends the wait for an earlier message. */
  timer: NodeJS.Timeout | null = null;
  /** Missing messages are being read from the database. */
  isFilling = false;

  /** @param lastId the id of the last delivered message */
  constructor(public lastId: number) {}

  /** Whether every earlier message was delivered. */
  isNext({ previousId }: RoomMessage): boolean {
    return previousId <= this.lastId;
  }

  /** Removes the waiting messages that can be delivered now. @returns them in order */
  takeNext(): RoomMessage[] {
    const next: RoomMessage[] = [];
    for (const message of [...this.waiting.values()].sort((a, b) => a.id - b.id)) {
      if (message.frame === null || message.previousId > (next.at(-1)?.id ?? this.lastId)) break;
      this.waiting.delete(message.id);
      next.push(message);
    }
    return next;
  }

  /** Removes a waiting message. */
  take(id: number): RoomMessage | undefined {
    const message = this.waiting.get(id);
    this.waiting.delete(id);
    return message;
  }

  /** Removes the waiting messages up to an id. */
  takeUntil(id: number): RoomMessage[] {
    const taken = [...this.waiting.values()].filter((message) => message.id <= id);
    for (const message of taken) this.waiting.delete(message.id);
    return taken;
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
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
