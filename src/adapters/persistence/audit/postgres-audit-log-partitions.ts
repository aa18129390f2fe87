import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLogPartitions } from '../../../application/audit/keep-audit-log.js';

/** The months needed ahead, and those of entries that were written while the job did not run. */
const MONTHS = `
  select (date_trunc('month', ?::timestamptz at time zone 'UTC') + make_interval(months => ahead))::date::text as month
  from generate_series(0, ?::int) ahead
  union
  select date_trunc('month', at at time zone 'UTC')::date::text from audit_log_rest`;

/** Partitions named by their month, of which the last day is before the instant. */
const ENDED_BEFORE = `
  select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'audit_log'::regclass and c.relname ~ '^audit_log_[0-9]{4}_[0-9]{2}$'
    and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= ?::timestamptz`;

export class PostgresAuditLogPartitions implements AuditLogPartitions {
  constructor(private readonly em: EntityManager) {}

  async create(now: Date, monthsAhead: number): Promise<void> {
    // A new partition locks the log; a job that cannot have the lock at once must not block those who write to it.
    await this.em.execute(`set local lock_timeout = '5s'`);
    const months = await this.em.execute<Array<{ month: string }>>(MONTHS, [now, monthsAhead]);
    // One statement each, because a table cannot be changed by a query that reads it.
    for (const { month } of months)
      await this.em.execute(`select create_audit_log_partition(?::date)`, [month]);
  }

  async dropBefore(instant: Date): Promise<void> {
    const ended = await this.em.execute<Array<{ name: string }>>(ENDED_BEFORE, [instant]);
    for (const { name } of ended) await this.em.execute(`drop table ${name}`);
  }
}
