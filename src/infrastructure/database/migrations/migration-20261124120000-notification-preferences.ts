import { Migration } from '@mikro-orm/migrations';

/** Which notifications a user has switched off; without a row a kind is sent. */
export class NotificationPreferences extends Migration {
  override up(): void {
    this.addSql(`
      create table notification_opt_outs (
        user_id integer not null references users (id) on delete cascade,
        kind text not null,
        channel text not null check (channel in ('email', 'push')),
        at timestamptz not null,
        primary key (user_id, kind, channel)
      )`);
  }
}
