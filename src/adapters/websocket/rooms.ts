import type { WebSocket } from 'ws';

/** One open socket of a signed-in user. */
export interface Connection {
  /** Unique across all processes. */
  readonly id: string;
  readonly userId: number;
  readonly sessionId: string;
  readonly socket: WebSocket;
  /** Ids of the matches whose chat the socket receives. */
  readonly rooms: Set<number>;
  /** Ids of matches whose membership check is pending. */
  readonly entering: Set<number>;
}

/** Open sockets of one user on one process; a new one closes the oldest. */
const SOCKETS_PER_USER = 8;
export const ROOMS_PER_SOCKET = 50;

/** The sockets of this process, indexed by user and by room. */
export class Rooms {
  private readonly byUser = new Map<number, Set<Connection>>();
  private readonly byRoom = new Map<number, Set<Connection>>();

  get size(): number {
    let size = 0;
    for (const connections of this.byUser.values()) size += connections.size;
    return size;
  }

  /** @returns the user's oldest connection when the limit is exceeded; it is removed and has to be closed */
  add(connection: Connection): Connection | null {
    const own = setOf(this.byUser, connection.userId);
    const oldest = own.size >= SOCKETS_PER_USER ? own.values().next().value! : null;
    if (oldest) this.remove(oldest);
    setOf(this.byUser, connection.userId).add(connection);
    return oldest;
  }

  remove(connection: Connection): void {
    removeFrom(this.byUser, connection.userId, connection);
    for (const matchId of connection.rooms) removeFrom(this.byRoom, matchId, connection);
    connection.rooms.clear();
    connection.entering.clear();
  }

  /** Starts a join: from now on `drop` cancels it, and messages are sent only after `admit`. */
  enter(connection: Connection, matchId: number): void {
    connection.entering.add(matchId);
  }

  /** Completes a join. @returns false when the membership or the connection has ended since `enter` */
  admit(connection: Connection, matchId: number): boolean {
    if (!connection.entering.delete(matchId)) return false;
    connection.rooms.add(matchId);
    setOf(this.byRoom, matchId).add(connection);
    return true;
  }

  drop(connection: Connection, matchId: number): void {
    connection.entering.delete(matchId);
    connection.rooms.delete(matchId);
    removeFrom(this.byRoom, matchId, connection);
  }

  leave(userId: number, matchId: number): void {
    for (const connection of this.ofUser(userId)) this.drop(connection, matchId);
  }

  ofUser(userId: number): Connection[] {
    return [...(this.byUser.get(userId) ?? [])];
  }

  inRoom(matchId: number): Connection[] {
    return [...(this.byRoom.get(matchId) ?? [])];
  }

  all(): Connection[] {
    return [...this.byUser.values()].flatMap((connections) => [...connections]);
  }
}

function setOf(map: Map<number, Set<Connection>>, key: number): Set<Connection> {
  const set = map.get(key) ?? new Set();
  map.set(key, set);
  return set;
}

function removeFrom(map: Map<number, Set<Connection>>, key: number, connection: Connection): void {
  const set = map.get(key);
  set?.delete(connection);
  if (set?.size === 0) map.delete(key);
}
