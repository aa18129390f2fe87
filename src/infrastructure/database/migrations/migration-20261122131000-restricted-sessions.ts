import { Migration } from '@mikro-orm/migrations';

/** Sessions that were opened while the account was suspended or ended; they open an appeal, an export and a deletion. */
export class RestrictedSessions extends Migration {
  override up(): void {
    this.addSql(`alter table sessions add column restricted boolean not null default false`);
  }
}
