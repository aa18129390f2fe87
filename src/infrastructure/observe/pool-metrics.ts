import type pg from 'pg';
import { Gauge } from 'prom-client';

type ObservedPool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>;

/** Gauges of the connection pools of this process: `requests`, `jobs` and, with a replica, `lists`. */
export class PoolMetrics {
  private readonly pools = new Map<string, ObservedPool>();
  readonly gauges: readonly Gauge[] = [
    this.gauge('database_pool_in_use', 'Connections that a caller has', (pool) => inUse(pool)),
    this.gauge('database_pool_idle', 'Open connections without a caller', ({ idleCount }) => idleCount),
    this.gauge(
      'database_pool_waiting',
      'Callers that wait for a connection',
      ({ waitingCount }) => waitingCount,
    ),
    this.gauge('database_pool_size', 'The most connections', ({ options }) => options.max),
  ];

  observe(name: string, pool: ObservedPool): void {
    this.pools.set(name, pool);
  }

  private gauge(name: string, what: string, valueOf: (pool: ObservedPool) => number): Gauge {
    const { pools } = this;
    return new Gauge({
      name,
      help: `${what}, by pool of this process`,
      labelNames: ['pool'],
      registers: [],
      collect() {
        for (const [pool, observed] of pools) this.set({ pool }, valueOf(observed));
      },
    });
  }
}

const inUse = ({ totalCount, idleCount }: ObservedPool): number => totalCount - idleCount;
