import { Migration } from '@mikro-orm/migrations';

/** The version of Terms and Privacy that a user accepted, and when. */
export class Consents extends Migration {
  override up(): void {
    // The first version was in force at every sign-up so far, and the previous release shows no other.
    this.addSql(`
      alter table users
        add column consent_version int not null default 1,
        add column consented_at timestamptz not null default now()`);
    this.addSql(`update users set consented_at = created_at`);
    this.addSql(`alter table pending_registrations add column consent_version int not null default 1`);
  }
}
