import type { DomainEvent } from '../../domain/shared/aggregate.js';
import type { Events, JobOptions, Jobs } from '../../application/shared/ports.js';

/** Runs SQL on the current transaction when there is one; parameters are written `?`. */
export type Execute = (sql: string, parameters: unknown[]) => Promise<unknown>;

const DEFAULT_ATTEMPTS = 12;

/**
 * Queues work in PostgreSQL with graphile-worker's own SQL function, so that a job is committed or rolled
 * back together with the change it follows from. Retries wait exp(attempt) seconds: twelve span about two days.
 * See ADR 4.
 */
export class GraphileJobs implements Jobs, Events {
  constructor(private readonly execute: Execute) {}

  async add(name: string, payload: object, options: JobOptions = {}): Promise<void> {
    await this.execute(
      `select graphile_worker.add_job(
         ?::text, payload := ?::json, queue_name := ?::text,
         run_at := now() + make_interval(secs => ?::double precision),
         max_attempts := ?::int, job_key := ?::text, job_key_mode := 'preserve_run_at')`,
      [
        name,
        JSON.stringify(payload),
        options.queue ?? null,
        options.delaySeconds ?? 0,
        options.attempts ?? DEFAULT_ATTEMPTS,
        options.key ?? null,
      ],
    );
  }

  async publish(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) await this.add(event.type, event);
  }
}
