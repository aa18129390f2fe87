import { Migration } from '@mikro-orm/migrations';

/** Who is kept out, why and for how long, and how staff find people. */
export class Suspensions extends Migration {
  override up(): void {
    this.addSql(`
      create table suspensions (
        id serial primary key,
        user_id integer not null references users (id) on delete cascade,
        kind text not null check (kind in ('suspension', 'ending')),
        status text not null check (status in ('proposed', 'in_force', 'lifted', 'over', 'declined')),
        reason text not null,
        until timestamptz,
        asked_by integer references users (id) on delete set null,
        asked_at timestamptz not null,
        agreed_by integer references users (id) on delete set null,
        lifted_by integer references users (id) on delete set null,
        lifted_at timestamptz,
        appeal_note text,
        appealed_at timestamptz,
        answer text,
        answered_by integer references users (id) on delete set null,
        answered_at timestamptz,
        version integer not null default 1
      )`);
    this.addSql(
      `create unique index one_suspension_in_force on suspensions (user_id) where status = 'in_force'`,
    );
    this.addSql(`create unique index one_ending_proposed on suspensions (user_id) where status = 'proposed'`);
    this.addSql(`create index suspensions_of_user on suspensions (user_id, id desc)`);
    this.addSql(
      `create index suspensions_by_end on suspensions (until) where status = 'in_force' and until is not null`,
    );
    this.addSql(`
      create index appeals_waiting on suspensions (appealed_at)
        where status = 'in_force' and appealed_at is not null and answered_at is null`);
    this.addSql(`alter sequence suspensions_id_seq restart with 1000`);

    // Beginnings of what people are called; the first name is the beginning of the whole one.
    for (const [name, text] of [
      ['name', `first_name || ' ' || last_name`],
      ['last_name', 'last_name'],
      ['username', 'username'],
      ['email', 'email'],
    ])
      this.addSql(`create index users_found_by_${name} on users (lower(${text}) text_pattern_ops)`);
  }
}
