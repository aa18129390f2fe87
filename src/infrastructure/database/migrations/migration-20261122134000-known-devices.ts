import { Migration } from '@mikro-orm/migrations';

/** Digests of the cookies of devices on which people signed in; nothing tells that two people use one. */
export class KnownDevices extends Migration {
  override up(): void {
    this.addSql(`
      create table known_devices (
        user_id integer not null references users (id) on delete cascade,
        digest text not null,
        last_used_at timestamptz not null,
        primary key (user_id, digest)
      )`);
  }
}
