import type pg from 'pg';

/**
 * The pool for runners beside the first, so that one connection of the process listens for new jobs and not one per
 * runner; `DueJobTimer` wakes the others. graphile-worker uses the callback form of `connect` for that connection only.
 */
export function poolWithoutListen(pool: pg.Pool): pg.Pool {
  const connect = (callback?: unknown) => (callback === undefined ? pool.connect() : undefined);
  return new Proxy(pool, {
    get(target, key) {
      if (key === 'connect') return connect;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
