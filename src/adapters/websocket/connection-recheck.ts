import type { LookUpStandings } from '../../application/chat/ports.js';
import { SESSION_ENDED } from './close-codes.js';
import type { Connection } from './connection.js';
import type { Rooms } from './rooms.js';

/** Checks session and memberships of sockets again, because a signal of their end may have been lost. */
export class ConnectionRecheck {
  private readonly pending = new Set<Connection>();
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly rooms: Rooms,
    private readonly lookUp: LookUpStandings,
  ) {}

  /**
   * Resolves after a query that started after the call; calls during a query share the next one.
   * @throws when the query fails
   */
  run(connections: readonly Connection[] = this.rooms.all()): Promise<void> {
    for (const connection of connections) this.pending.add(connection);
    this.next ??= this.running.then(() => {
      this.next = undefined;
      const round = this.check();
      this.running = round.catch(() => undefined);
      return round;
    });
    return this.next;
  }

  private async check(): Promise<void> {
    const connections = [...this.pending];
    this.pending.clear();
    if (connections.length === 0) return;
    const claims = connections.map(({ id, userId, sessionId, rooms }) => ({
      id,
      userId,
      sessionId,
      rooms: [...rooms],
    }));
    const standings = new Map((await this.lookUp(claims)).map((standing) => [standing.id, standing]));
    connections.forEach((connection, index) => {
      const standing = standings.get(connection.id);
      if (!standing) return;
      if (!standing.isSignedIn) return connection.socket.close(SESSION_ENDED, 'session ended');
      const kept = new Set(standing.rooms);
      // A room that was joined since the query has just been checked.
      for (const matchId of claims[index]!.rooms)
        if (!kept.has(matchId)) this.rooms.drop(connection, matchId);
    });
  }
}
