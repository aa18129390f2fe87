import { Migration } from '@mikro-orm/migrations';

/** Roles, the console's own sessions and second factors, and a log that nobody rewrites. */
export class Staff extends Migration {
  override up(): void {
    this.addSql(`
      alter table users add column role text not null default 'member'
        check (role in ('member', 'moderator', 'admin'))`);
    this.addSql(`create index staff on users (id) where role <> 'member'`);

    this.addSql(`
      create table staff_sessions (
        sid varchar not null primary key,
        sess json not null,
        expire timestamp(6) not null
      )`);
    this.addSql(`create index staff_sessions_expire on staff_sessions (expire)`);
    this.addSql(`create index staff_sessions_user on staff_sessions ((sess ->> 'staffId'))`);

    this.addSql(`
      create table second_factors (
        id serial primary key,
        user_id integer not null unique references users (id) on delete cascade,
        secret text not null,
        enrolled_at timestamptz,
        last_step bigint not null default 0,
        recovery_codes text[] not null default '{}',
        created_at timestamptz not null,
        version integer not null default 1
      )`);
    this.addSql(`alter sequence second_factors_id_seq restart with 1000`);

    // Ids without references: a line outlives whom and what it is about.
    this.addSql(`
      create table audit_log (
        id bigserial primary key,
        at timestamptz not null,
        actor_id integer,
        action text not null,
        target_kind text,
        target_id integer,
        details jsonb not null default '{}'
      )`);
    this.addSql(`create index audit_log_by_time on audit_log (at desc, id desc)`);
    this.addSql(`create index audit_log_of_actor on audit_log (actor_id, id desc)`);
    this.addSql(`create index audit_log_of_target on audit_log (target_kind, target_id, id desc)`);
    this.addSql(`
      create function refuse_to_rewrite() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log is only ever added to.' using errcode = 'insufficient_privilege';
      end $$`);
    this.addSql(`
      create trigger audit_log_is_append_only before update or delete or truncate on audit_log
        for each statement execute function refuse_to_rewrite()`);
  }
}
