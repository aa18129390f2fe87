import { Migration } from '@mikro-orm/migrations';

/** Jobs whose last attempt failed. See ADR 39. */
export class DeadJobs extends Migration {
  override up(): void {
    this.addSql(`
      create table dead_jobs (
        id int primary key generated always as identity,
        task text not null,
        queue text,
        attempts smallint not null,
        max_attempts smallint not null,
        error text not null,
        queued_at timestamptz not null,
        died_at timestamptz not null default now(),
        sealed_payload bytea
      )`);
    this.addSql(`create index dead_jobs_by_time on dead_jobs (died_at)`);
  }
}
