import { Migration } from '@mikro-orm/migrations';

/** Browsers that get push messages; each belongs to a session and ends with it. */
export class PushDevices extends Migration {
  override up(): void {
    this.addSql(`
      create table push_devices (
        id serial primary key,
        user_id integer not null references users (id) on delete cascade,
        session_id varchar not null references sessions (sid) on delete cascade,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        subscribed_at timestamptz not null,
        failures integer not null default 0
      )`);
    this.addSql(`create index push_devices_by_user on push_devices (user_id)`);
    this.addSql(`create index push_devices_by_session on push_devices (session_id)`);
  }
}
