import { randomUUID } from 'node:crypto';
import { type Connection, send } from './connection.js';

/**
 * Pings sockets and terminates those that did not answer the previous ping. The browser answers a ping without its page, so
 * that a frame besides tells the page that the path is alive.
 */
export class Heartbeat {
  private readonly unanswered = new WeakMap<Connection, string>();

  ping(connections: readonly Connection[]): void {
    for (const connection of connections) {
      if (this.unanswered.has(connection)) {
        connection.socket.terminate();
        continue;
      }
      const nonce = randomUUID();
      this.unanswered.set(connection, nonce);
      connection.socket.ping(nonce);
      send(connection, { type: 'heartbeat' });
    }
  }

  /** @returns false for an unsolicited pong */
  acceptPong(connection: Connection, payload: Buffer): boolean {
    if (this.unanswered.get(connection) !== payload.toString('latin1')) return false;
    return this.unanswered.delete(connection);
  }
}
