import type { LookUpStandings } from '../../application/chat/ports.js';
import { SESSION_ENDED } from './close-codes.js';
import type { Rooms } from './rooms.js';

/** Checks session and memberships of all sockets again, because a signal of their end may have been lost. */
export class ConnectionRecheck {
  private isRunning = false;

  constructor(
    private readonly rooms: Rooms,
    private readonly lookUp: LookUpStandings,
  ) {}

  /** Does nothing while the previous round is running. */
  async run(): Promise<void> {
    const connections = this.rooms.all();
    if (this.isRunning || connections.length === 0) return;
    this.isRunning = true;
    try {
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
    } finally {
      this.isRunning = false;
    }
  }
}
