import { sessionTag } from '../shared/session-tag.js';
import type { ConnectionRecheck } from './connection-recheck.js';
import type { Connection } from './connection.js';
import type { Rooms } from './rooms.js';

/**
 * Checks the sockets that a change in the database may concern. The change feed is part of the writing transaction, so a
 * session that ended closes its sockets although the process that ended it crashed before its signal. See ADR 27.
 */
export class ChangedSockets {
  private readonly tags = new WeakMap<Connection, string>();

  /** @param report called with the error of a failed check; the next round of pings repeats it */
  constructor(
    private readonly rooms: Rooms,
    private readonly recheck: ConnectionRecheck,
    private readonly report: (error: unknown) => void,
  ) {}

  invalidate(tags: readonly string[]): void {
    this.check([...new Set(tags)].flatMap((tag) => this.socketsOf(tag)));
  }

  clear(): void {
    this.check(this.rooms.all());
  }

  private check(connections: readonly Connection[]): void {
    if (connections.length > 0) this.recheck.run(connections).catch(this.report);
  }

  private socketsOf(tag: string): Connection[] {
    const [kind, id] = tag.split(':');
    if (kind === 'user' || kind === 'account') return this.rooms.ofUser(Number(id));
    if (kind === 'match') return [...this.rooms.inRoom(Number(id))];
    return kind === 'session' ? this.rooms.all().filter((each) => this.tagOf(each) === tag) : [];
  }

  private tagOf(connection: Connection): string {
    const tag = this.tags.get(connection) ?? sessionTag(connection.sessionId);
    this.tags.set(connection, tag);
    return tag;
  }
}
