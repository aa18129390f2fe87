import { Migration } from '@mikro-orm/migrations';

/** An address that somebody wants in place of theirs, until the code that was sent there proves it. */
export class EmailChanges extends Migration {
  override up(): void {
    this.addSql(`
      create table email_changes (
        id serial primary key,
        user_id integer not null unique references users (id) on delete cascade,
        email text not null,
        code_digest text not null,
        code_expires_at timestamptz not null,
        code_tries integer not null default 0,
        created_at timestamptz not null
      )`);
  }
}
