import type { LookUpStandings } from '../../application/chat/ports.js';
import { SESSION_ENDED } from './close-codes.js';
import type { Rooms } from './rooms.js';

/** Checks sessions and memberships of all sockets again: a signal that told of their end may have been missed. */
export class ConnectionRecheck {
  private isRunning = false;

  constructor(
    private readonly rooms: Rooms,
    private readonly lookUp: LookUpStandings,
  ) {}

  /** One round; none while the one before still waits for its answer. */
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
        // A room that was joined meanwhile has just been checked.
        for (const matchId of claims[index]!.rooms)
          if (!kept.has(matchId)) this.rooms.drop(connection, matchId);
      });
    } finally {
      this.isRunning = false;
    }
  }
}
