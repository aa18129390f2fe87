import { Migration } from '@mikro-orm/migrations';

/** Several resets may wait for one address, each named by a key that only its own browser holds. */
export class ResetsSideBySide extends Migration {
  override up(): void {
    this.addSql(`drop index password_resets_email_unique`);
    // A code that was mailed before does not fit a key, so its reset is asked for again.
    this.addSql(`delete from password_resets`);
    this.addSql(`
      alter table password_resets
        add column key text not null,
        add column tries_without_key integer not null default 0`);
    this.addSql(`create unique index password_resets_key on password_resets (lower(email), key)`);
    this.addSql(`create index password_resets_of_address on password_resets (lower(email), id)`);
  }
}
