import type { WebSocket } from 'ws';

/** One open socket of a signed-in person. */
export interface Connection {
  /** Unique over all processes. */
  readonly id: string;
  readonly userId: number;
  readonly sessionId: string;
  readonly socket: WebSocket;
  /** Tables whose chat it listens to. */
  readonly rooms: Set<number>;
  /** Tables it wants to listen to, while it is checked whether it may. */
  readonly entering: Set<number>;
}

/** Sockets one person may have open on one process; the oldest gives way to a new one. */
const SOCKETS_PER_PERSON = 8;
/** Rooms one socket may listen to. */
export const ROOMS_PER_SOCKET = 50;

/** Who is connected to this process, found by person, by session and by room. */
export class Rooms {
  private readonly byUser = new Map<number, Set<Connection>>();
  private readonly byRoom = new Map<number, Set<Connection>>();

  get size(): number {
    let size = 0;
    for (const connections of this.byUser.values()) size += connections.size;
    return size;
  }

  /** Answers the connection that has to give way, if any; it is no longer among these then. */
  add(connection: Connection): Connection | null {
    const own = into(this.byUser, connection.userId);
    const oldest = own.size >= SOCKETS_PER_PERSON ? own.values().next().value! : null;
    if (oldest) this.remove(oldest);
    into(this.byUser, connection.userId).add(connection);
    return oldest;
  }

  remove(connection: Connection): void {
    outOf(this.byUser, connection.userId, connection);
    for (const matchId of connection.rooms) outOf(this.byRoom, matchId, connection);
    connection.rooms.clear();
    connection.entering.clear();
  }

  /** From now on the end of a membership is noticed; nothing is heard before `admit`. */
  enter(connection: Connection, matchId: number): void {
    connection.entering.add(matchId);
  }

  /** Lets it hear the room it entered. @returns false when the membership or the connection ended meanwhile */
  admit(connection: Connection, matchId: number): boolean {
    if (!connection.entering.delete(matchId)) return false;
    connection.rooms.add(matchId);
    into(this.byRoom, matchId).add(connection);
    return true;
  }

  drop(connection: Connection, matchId: number): void {
    connection.entering.delete(matchId);
    connection.rooms.delete(matchId);
    outOf(this.byRoom, matchId, connection);
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

function into(map: Map<number, Set<Connection>>, key: number): Set<Connection> {
  const set = map.get(key) ?? new Set();
  map.set(key, set);
  return set;
}

function outOf(map: Map<number, Set<Connection>>, key: number, connection: Connection): void {
  const set = map.get(key);
  set?.delete(connection);
  if (set?.size === 0) map.delete(key);
}
