import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  DeadJob,
  DeadJobFilter,
  DeadJobRow,
  DeadJobs,
  DeadJobSort,
} from '../../../application/operations/dead-jobs.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import { DecryptionFailed } from '../../shared/authenticated-cipher.js';
import type { DeadJobCipher } from '../../shared/dead-job-cipher.js';
import { Conditions, consolePage } from '../console-sql.js';
import type { ReadQueries } from '../read-queries.js';
import { removeBatch } from '../remove-batch.js';

const ROW = `d.id, d.task, d.attempts, d.error, d.queued_at as "queuedAt", d.died_at as "diedAt",
  d.sealed_payload is not null as "isRetryable"`;
const SORTS: Record<DeadJobSort, string> = { id: 'd.id', diedAt: 'd.died_at' };

interface SealedJob extends Omit<DeadJob, 'payload'> {
  readonly sealed: Uint8Array | null;
}

export class PostgresDeadJobs implements DeadJobs {
  /** @param reads the primary, so that a retried job is not listed any more */
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ReadQueries,
    private readonly cipher: DeadJobCipher,
  ) {}

  page(asked: PageAsked<DeadJobSort, DeadJobFilter>): Promise<PageFound<DeadJobRow>> {
    const { where, values } = new Conditions()
      .add(asked.filter.id, (list) => `d.id = any (${list}::int[])`)
      .add(asked.filter.isRetryable, (wanted) => `(d.sealed_payload is not null) = ${wanted}`);
    const list = { select: ROW, from: 'dead_jobs d', where, values, sorts: SORTS, id: SORTS.id };
    return consolePage(this.reads, list, asked);
  }

  async count(): Promise<number> {
    const { rows } = await this.reads.query<{ count: number }>(
      'select count(*)::int as count from dead_jobs',
    );
    return rows[0]!.count;
  }

  async findForUpdate(id: number): Promise<DeadJob | null> {
    const [row] = await this.em.execute<SealedJob[]>(
      `select id, task, queue, max_attempts as "maxAttempts", sealed_payload as sealed from dead_jobs
       where id = ? for update`,
      [id],
    );
    if (!row) return null;
    const { sealed, ...job } = row;
    return { ...job, payload: sealed && this.opened(job, sealed) };
  }

  private opened(job: Pick<DeadJob, 'id' | 'task'>, sealed: Uint8Array): object | null {
    try {
      return this.cipher.open(job, sealed);
    } catch (error) {
      if (error instanceof DecryptionFailed) return null;
      throw error;
    }
  }

  async remove(id: number): Promise<void> {
    await this.em.execute('delete from dead_jobs where id = ?', [id]);
  }

  removeBefore(before: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'dead_jobs', 'died_at < ?', [before], limit);
  }
}
