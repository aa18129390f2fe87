import { Migration } from '@mikro-orm/migrations';

/** The runs of backups, for the console and the metrics. */
export class BackupRuns extends Migration {
  override up(): void {
    this.addSql(`
      create table backup_runs (
        id serial primary key,
        started_at timestamptz not null,
        finished_at timestamptz not null,
        succeeded boolean not null,
        place text not null check (place in ('folder', 'bucket')),
        bytes bigint,
        row_count bigint,
        file_count integer,
        missing_file_count integer
      )`);
    this.addSql(`create index backup_runs_by_end on backup_runs (finished_at desc)`);
  }
}
