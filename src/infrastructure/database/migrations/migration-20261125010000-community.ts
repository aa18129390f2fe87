import { Migration } from '@mikro-orm/migrations';

/** The name, the contact and the house rules that admins set; one row, or none while the settings apply. */
export class Community extends Migration {
  override up(): void {
    this.addSql(`
      create table community (
        id integer primary key check (id = 1),
        version integer not null check (version > 0),
        name text,
        contact_email text,
        contact_link text,
        contact_text text,
        house_rules text[] not null,
        changed_at timestamptz not null
      )`);
  }
}
