import { Migration } from '@mikro-orm/migrations';

/** Accounts that are deleted, the reminder of a dinner, and what people say of it afterwards. */
export class Farewell extends Migration {
  override up(): void {
    this.addSql(`alter table users add column deleted_at timestamptz`);
    this.addSql(`create index deleted_users on users (deleted_at) where deleted_at is not null`);
    // What refers to people is looked for when a shell is erased.
    this.addSql(
      `create index lines_about_user on chat_messages (about_user_id) where about_user_id is not null`,
    );
    this.addSql(`create index tables_of_organiser on matches (organiser_id) where organiser_id is not null`);

    this.addSql(`alter table matches add column reminded_at timestamptz`);

    this.addSql(`
      create table dinner_feedback (
        id serial primary key,
        match_id integer not null references matches (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        attended boolean not null,
        again integer[] not null default '{}',
        note text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (match_id, user_id)
      )`);
    this.addSql(`create index feedback_of_user on dinner_feedback (user_id)`);
    this.addSql(`alter sequence dinner_feedback_id_seq restart with 1000`);

    // The same names as before; those who are gone all have the same, and it is said that they are.
    this.addSql(`
      create or replace view table_mates as
        select mm.match_id, mm.user_id, mm.status, mm.joined_at, u.first_name, u.profile_image_url,
          u.date_of_birth, u.trust_score,
          u.first_name || case
            when u.deleted_at is not null then ''
            when count(*) over same_name = 1 then ''
            else ' ' || row_number() over (same_name order by mm.joined_at, mm.id rows unbounded preceding)
          end as display_name,
          u.deleted_at is not null as is_deleted
        from match_members mm join users u on u.id = mm.user_id
        window same_name as (partition by mm.match_id, lower(u.first_name))`);
  }
}
