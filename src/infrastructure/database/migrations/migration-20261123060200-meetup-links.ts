import { Migration } from '@mikro-orm/migrations';

/** The public page of a meetup. See ADR 31. */
export class MeetupLinks extends Migration {
  override up(): void {
    this.addSql(`
      create table meetup_links (
        meetup_id integer primary key references meetups (id) on delete cascade,
        token text not null unique,
        created_at timestamptz not null default now()
      )`);
  }
}
