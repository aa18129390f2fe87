import { Migration } from '@mikro-orm/migrations';

/** The accent color and the logo; one row at most. Its changes reach the caches of all processes. */
export class Appearance extends Migration {
  override up(): void {
    this.addSql(`
      create table appearance (
        id integer primary key check (id = 1),
        accent_color text check (accent_color ~ '^#[0-9a-f]{6}$'),
        logo_key text,
        logo_digest text,
        logo_width integer,
        logo_height integer,
        logo_is_transparent boolean,
        version integer not null,
        constraint logo_is_whole check (
          num_nulls(logo_key, logo_digest, logo_width, logo_height, logo_is_transparent) in (0, 5)
        )
      )`);
    this.addSql(`
      create function appearance_feed() returns trigger language plpgsql as $$
      begin
        perform notify_changes(array['appearance']);
        return null;
      end $$`);
    this.addSql(`
      create trigger appearance_feed after insert or update or delete on appearance
        for each statement execute function appearance_feed()`);
  }
}
