import type { PostgresListener } from './postgres-listener.js';

/** The channel of the database's triggers. */
const CHANGES = 'tablemates_changes';
/** The payload of a change with more tags than are worth listing. */
const EVERYTHING = '*';

/** A cache whose entries become stale by tag, such as `user:7`, `match:12`, `account:7` or `session:<hash>`. */
export interface Stale {
  invalidate(tags: readonly string[]): void;
  clear(): void;
}

/**
 * Invalidates the caches of this process when rows change that they depend on, by triggers in the writing transaction.
 * While the connection is not live, nothing may be read from a cache. See ADR 25.
 */
export class ChangeFeed {
  private readonly caches: Stale[] = [];

  constructor(private readonly connection: PostgresListener) {}

  register(cache: Stale): void {
    this.caches.push(cache);
  }

  async start(): Promise<void> {
    const clear = (): void => this.caches.forEach((cache) => cache.clear());
    const invalidate = (tags: readonly string[]): void =>
      this.caches.forEach((cache) => cache.invalidate(tags));
    await this.connection.subscribe(CHANGES, {
      onNotification: (payload) => (payload === EVERYTHING ? clear() : invalidate(payload.split(' '))),
      onLost: clear,
      onRestored: clear,
    });
  }

  /** Whether changes are received now. */
  get isLive(): boolean {
    return this.connection.isLive;
  }

  /** @returns whether every change that was committed before the call has been received; false while not live */
  caughtUp(): Promise<boolean> {
    return this.connection.caughtUp();
  }
}
