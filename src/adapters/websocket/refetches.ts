import { type Connection, send } from './connection.js';

const GROUP_EVERY_MS = 50;
const MIN_GROUP = 50;
/** The last group refetches within five seconds. */
const MAX_GROUPS = 100;

/** Makes clients refetch, a group at a time, so that thousands do not do so at once. */
export class Refetches {
  private readonly pending = new Set<Connection>();
  private timer: NodeJS.Timeout | undefined;

  /** A client that is already pending refetches once. */
  add(connections: readonly Connection[]): void {
    for (const connection of connections) this.pending.add(connection);
    if (this.timer) return;
    const size = Math.max(MIN_GROUP, Math.ceil(this.pending.size / MAX_GROUPS));
    this.timer = setInterval(() => this.sendGroup(size), GROUP_EVERY_MS);
    this.timer.unref();
    this.sendGroup(size);
  }

  close(): void {
    this.pending.clear();
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private sendGroup(size: number): void {
    for (const connection of [...this.pending].slice(0, size)) {
      this.pending.delete(connection);
      // The client fetches its lists again, and the messages of an open chat.
      send(connection, { type: 'matches_changed' });
    }
    if (this.pending.size === 0) this.close();
  }
}
