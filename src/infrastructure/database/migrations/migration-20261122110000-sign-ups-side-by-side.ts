import { Migration } from '@mikro-orm/migrations';

/** Several sign-ups may wait for one address, each named by a key that only its own browser holds. */
export class SignUpsSideBySide extends Migration {
  override up(): void {
    this.addSql(`drop index pending_registrations_email_unique`);
    this.addSql(`
      alter table pending_registrations
        add column key text not null default gen_random_uuid()::text,
        add column tries_without_key integer not null default 0`);
    this.addSql(`alter table pending_registrations alter column key drop default`);
    this.addSql(`create unique index pending_registrations_key on pending_registrations (key)`);
    this.addSql(`create index pending_registrations_of_address on pending_registrations (lower(email), id)`);
  }
}
