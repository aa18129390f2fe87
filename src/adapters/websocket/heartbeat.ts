import { randomUUID } from 'node:crypto';
import type { Connection } from './rooms.js';

/** Pings sockets and ends those that did not answer the ping before. */
export class Heartbeat {
  private readonly unanswered = new WeakMap<Connection, string>();

  /** One round. */
  ping(connections: readonly Connection[]): void {
    for (const connection of connections) {
      if (this.unanswered.has(connection)) {
        connection.socket.terminate();
        continue;
      }
      const nonce = randomUUID();
      this.unanswered.set(connection, nonce);
      connection.socket.ping(nonce);
    }
  }

  /** Takes a pong. @returns false for one that answers no ping of ours */
  takePong(connection: Connection, payload: Buffer): boolean {
    if (this.unanswered.get(connection) !== payload.toString('latin1')) return false;
    return this.unanswered.delete(connection);
  }
}
