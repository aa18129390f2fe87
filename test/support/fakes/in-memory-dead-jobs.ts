import type { DeadJob, DeadJobRow, DeadJobs } from '../../../src/application/operations/dead-jobs.js';
import type { PageFound } from '../../../src/application/shared/page.js';
import { InMemoryRows } from './in-memory-rows.js';

type Row = DeadJob & DeadJobRow;

export class InMemoryDeadJobs implements DeadJobs {
  readonly rows = new InMemoryRows<Row>();

  /** A dead job, by default one that can be retried. */
  add(fields: Partial<Row> & { readonly id: number }): void {
    const times = { queuedAt: new Date(0), diedAt: new Date(0) };
    const job = { task: 'propose-venues', queue: null, maxAttempts: 5, attempts: 5, error: 'Error' };
    this.rows.save({ ...job, ...times, payload: {}, isRetryable: fields.payload !== null, ...fields });
  }

  async page(): Promise<PageFound<DeadJobRow>> {
    const rows = this.rows.all();
    return { rows, total: rows.length };
  }

  async count(): Promise<number> {
    return this.rows.all().length;
  }

  async findForUpdate(id: number): Promise<DeadJob | null> {
    return this.rows.find((row) => row.id === id);
  }

  async remove(id: number): Promise<void> {
    this.rows.remove((row) => row.id === id);
  }

  async removeBefore(before: Date, limit: number): Promise<number> {
    return this.rows.remove(({ diedAt }) => diedAt < before, limit);
  }
}
