import { Migration } from '@mikro-orm/migrations';

/** When the mail server refused the address of a sign-up, for the browser that waits for its code. */
export class RefusedAddresses extends Migration {
  override up(): void {
    this.addSql(`alter table pending_registrations add column mail_refused_at timestamptz`);
  }
}
