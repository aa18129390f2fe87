import { Migration } from '@mikro-orm/migrations';

/** When the mail server refused the new address of a member, for the screen that waits for its code. */
export class RefusedEmailChanges extends Migration {
  override up(): void {
    this.addSql(`alter table email_changes add column mail_refused_at timestamptz`);
  }
}
