import type { Container } from 'inversify';
import { pino } from 'pino';
import { zoneOf } from '../../../src/adapters/geocoding/time-zone-of.js';
import type { JobHandler } from '../../../src/adapters/jobs/task-list.js';
import { loadConfig } from '../../../src/infrastructure/config/config.js';
import { createContainer, jobHandlersOf } from '../../../src/infrastructure/compose/container.js';
import type { Contexts } from '../../../src/infrastructure/compose/contexts.js';
import { CONTEXTS, OPENED } from '../../../src/infrastructure/compose/tokens.js';
import { clearDatabase } from '../postgres/clear-database.js';
import { type ProductDatabase, productDatabase } from '../postgres/product-database.js';

/** Chattanooga and Bridgeport, 24 miles apart, on both sides of the border of two time zones; and Los Angeles. */
export const TOWNS = [
  { latitude: 35.05, longitude: -85.31 },
  { latitude: 34.95, longitude: -85.72 },
  { latitude: 35.05, longitude: -85.31 },
  { latitude: 34.95, longitude: -85.72 },
  { latitude: 34.05, longitude: -118.24 },
] as const;

const MONDAY = new Date('2026-03-02T15:00:00Z');
/** Jobs that reach somebody or the network. */
const NOT_RUN = /^send-|^propose-venues$|^tell-of-/;
/** Jobs that run after each step of the clock, in this order. */
const RECURRING = [
  'find-due-slots',
  'advance-tables',
  'expire-requests',
  'ask-home-safe',
  'assess-attendance',
];

/** The application as production wires it, on PostgreSQL, with a clock and a job queue that the test moves. */
export class Product {
  now = MONDAY;

  private constructor(
    readonly database: ProductDatabase,
    private readonly container: Container,
    private readonly handlers: Readonly<Record<string, JobHandler>>,
  ) {}

  static async open(): Promise<Product> {
    const database = await productDatabase();
    const clock = { now: () => product.now };
    const container = await createContainer({
      config: loadConfig({
        RATE_LIMITS: 'off',
        GEOCODER_URL: 'off',
        MATCH_DEBOUNCE_MS: '0',
        NODE_ENV: 'test',
      }),
      database,
      sessionSecret: 'not used',
      filesKey: 'not used',
      vapidKeys: { publicKey: 'not used', privateKey: 'not used' },
      logger: pino({ level: 'silent' }),
      clock,
    });
    const handlers = jobHandlersOf(container);
    const product: Product = new Product(database, container, handlers);
    return product;
  }

  /** Begins again on a Monday. @returns the ids of that many users of 22 to 41 years, some of them without a location */
  async begin(count: number): Promise<number[]> {
    await clearDatabase(this.database.url);
    this.now = MONDAY;
    const members = Array.from({ length: count }, (_, at) => {
      const town = at % 3 ? TOWNS[at % 2]! : { latitude: null, longitude: null };
      const zone = town.latitude === null ? null : zoneOf(town);
      return { date_of_birth: `${2004 - (at % 20)}-05-06`, trust_score: 60, ...town, time_zone: zone };
    });
    return this.database.people(...members);
  }

  get contexts(): Contexts {
    return this.container.get(CONTEXTS);
  }

  /** Runs the queued jobs and those that they queue. @param delayed also the ones that wait for a later time */
  async runJobs(delayed = false): Promise<void> {
    for (let isFirst = true; ; isFirst = false) {
      const { rows } = await this.database.pool.query<{ name: string; payload: object }>(
        `with due as (
           delete from graphile_worker._private_jobs where run_at <= now() or $1 returning id, task_id, payload)
         select t.identifier as name, due.payload from due
         join graphile_worker._private_tasks t on t.id = due.task_id order by due.id`,
        [delayed && isFirst],
      );
      if (rows.length === 0) return;
      for (const { name, payload } of rows) if (!NOT_RUN.test(name)) await this.run(name, payload);
    }
  }

  /** Moves the clock and runs what became due. */
  async moveTo(instant: Date): Promise<void> {
    this.now = instant;
    for (const name of RECURRING) {
      await this.run(name, {});
      await this.runJobs(name === RECURRING[0]);
    }
  }

  async close(): Promise<void> {
    await this.container.get(OPENED).close();
    await this.database.close();
  }

  private run(name: string, payload: object): Promise<void> {
    return this.handlers[name]!(payload as never);
  }
}
