import { Migration } from '@mikro-orm/migrations';

/** Links with which members share when and where they meet, by the SHA-256 of their token. */
export class SharedPlans extends Migration {
  override up(): void {
    this.addSql(`
      create table shared_plans (
        seat_id integer primary key references match_members (id) on delete cascade,
        token_digest bytea not null unique,
        created_at timestamptz not null
      )`);
  }
}
