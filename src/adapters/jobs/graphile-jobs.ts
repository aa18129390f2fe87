import type { DomainEvent } from '../../domain/shared/aggregate.js';
import type { Events, JobOptions, Jobs } from '../../application/shared/ports.js';

/** Runs a statement in the current transaction, or on its own outside of one; parameters are written `?`. */
type ExecuteSql = (sql: string, parameters: unknown[]) => Promise<unknown>;

const DEFAULT_ATTEMPTS = 12;
/** Flag of a job that was added with a key: without the key, a newer one has replaced it during its attempt. */
export const KEYED = 'keyed';

/** Flag of a job whose effects are committed. */
export const HANDLED = 'handled';

/**
 * Adds jobs with graphile-worker's SQL function in the current transaction, so that a job commits or rolls back with
 * the change that caused it (transactional outbox). Retries are delayed by exp(min(attempt, 10)) seconds: twelve attempts span about 16 hours.
 * See ADR 4.
 */
export class GraphileJobs<Event extends DomainEvent = DomainEvent> implements Jobs, Events<Event> {
  constructor(private readonly execute: ExecuteSql) {}

  async add(name: string, payload: object, options: JobOptions = {}): Promise<void> {
    await this.execute(
      `select graphile_worker.add_job(
         ?::text, payload := ?::json, queue_name := ?::text,
         run_at := now() + make_interval(secs => ?::double precision),
         max_attempts := ?::int, job_key := ?::text, job_key_mode := 'preserve_run_at',
         flags := ?::text[])`,
      [
        name,
        JSON.stringify(payload),
        options.queue ?? null,
        options.delaySeconds ?? 0,
        options.attempts ?? DEFAULT_ATTEMPTS,
        options.key ?? null,
        options.key === undefined ? null : `{${KEYED}}`,
      ],
    );
  }

  /** Marks a job in the transaction of its effects, so that it has them once, also if its process is killed before it ends. */
  async noteHandled(id: string): Promise<void> {
    await this.execute(
      `update graphile_worker._private_jobs set flags = coalesce(flags, '{}') || '{"${HANDLED}": true}' where id = ?`,
      [id],
    );
  }

  async publish(events: readonly Event[]): Promise<void> {
    for (const event of events) await this.add(event.type, event);
  }
}
