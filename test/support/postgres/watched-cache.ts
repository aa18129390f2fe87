import type pg from 'pg';
import { ChangeFeed } from '../../../src/adapters/realtime/change-feed.js';
import { PostgresListener } from '../../../src/adapters/realtime/postgres-listener.js';
import { TaggedCache } from '../../../src/adapters/shared/tagged-cache.js';
import { SystemClock } from '../../../src/adapters/time/system-clock.js';

/** A cache that changes of the database clear, as in each process, and a pool that counts its queries. */
export async function watchedCache<Value extends object>(database: { url: string; pool: pg.Pool }) {
  let count = 0;
  const listener = new PostgresListener({ connectionString: database.url, report: () => undefined });
  const changes = new ChangeFeed(listener);
  const isLive = (): boolean => changes.isLive;
  const cache = new TaggedCache<Value>({ clock: new SystemClock(0), isLive, ttlMs: 60_000, maxSize: 10 });
  changes.register(cache);
  await changes.start();
  await listener.start();
  const pool = {
    query: (...words: Parameters<pg.Pool['query']>) => {
      count++;
      return database.pool.query(...words);
    },
  };
  return {
    cache,
    pool: pool as unknown as pg.Pool,
    queries: () => count,
    caughtUp: () => changes.caughtUp(),
    close: () => listener.close(),
  };
}

export type WatchedCache<Value extends object> = Awaited<ReturnType<typeof watchedCache<Value>>>;
