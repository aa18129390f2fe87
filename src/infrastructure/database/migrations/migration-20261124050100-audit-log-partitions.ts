import { Migration } from '@mikro-orm/migrations';

/**
 * The audit log in monthly partitions, so that old entries can be removed by dropping a partition while the trigger
 * refuses every other change. See ADR 40.
 */
export class AuditLogPartitions extends Migration {
  override up(): void {
    this.addSql(`alter table audit_log rename to audit_log_unpartitioned`);
    this.addSql(`
      create table audit_log (
        id bigint not null default nextval('audit_log_id_seq'),
        at timestamptz not null,
        actor_id integer,
        action text not null,
        target_kind text,
        target_id integer,
        details jsonb not null default '{}'
      ) partition by range (at)`);
    this.addSql(`alter sequence audit_log_id_seq owned by audit_log.id`);
    // A unique index would need the partition key; the sequence makes ids unique.
    this.addSql(`create index audit_log_of_id on audit_log (id)`);
    for (const name of ['audit_log_by_time', 'audit_log_of_actor', 'audit_log_of_target'])
      this.addSql(`alter index ${name} rename to ${name}_unpartitioned`);
    this.addSql(`create index audit_log_by_time on audit_log (at desc, id desc)`);
    this.addSql(`create index audit_log_of_actor on audit_log (actor_id, id desc)`);
    this.addSql(`create index audit_log_of_target on audit_log (target_kind, target_id, id desc)`);

    // Triggers for each statement are not inherited, and a statement may name a partition.
    this.addSql(`
      create function protect_audit_log(name text) returns void language plpgsql as $$
      begin
        execute format('create trigger audit_log_is_append_only before update or delete or truncate on %I
          for each statement execute function refuse_to_rewrite()', name);
      end $$`);
    this.addSql(`
      create function create_audit_log_partition(month date) returns void language plpgsql as $$
      declare
        name text := 'audit_log_' || to_char(month, 'YYYY_MM');
        first timestamptz := month::timestamp at time zone 'UTC';
        next timestamptz := (month + interval '1 month') at time zone 'UTC';
        is_in_rest boolean;
      begin
        if to_regclass(name) is not null then
          return;
        end if;
        select exists (select from audit_log_rest where at >= first and at < next) into is_in_rest;
        if is_in_rest then
          alter table audit_log detach partition audit_log_rest;
          alter table audit_log_rest rename to audit_log_rest_before;
          create table audit_log_rest partition of audit_log default;
          perform protect_audit_log('audit_log_rest');
        end if;
        execute format('create table %I partition of audit_log for values from (%L) to (%L)', name, first, next);
        perform protect_audit_log(name);
        if is_in_rest then
          insert into audit_log select * from audit_log_rest_before;
          drop table audit_log_rest_before;
        end if;
      end $$`);

    this.addSql(`create table audit_log_rest partition of audit_log default`);
    this.addSql(`select protect_audit_log('audit_log'), protect_audit_log('audit_log_rest')`);
    this.addSql(`
      select create_audit_log_partition(month::date)
      from generate_series(
        date_trunc('month', (select least(min(at), now()) from audit_log_unpartitioned) at time zone 'UTC'),
        date_trunc('month', now() at time zone 'UTC') + interval '3 months', interval '1 month') month`);
    this.addSql(`insert into audit_log select * from audit_log_unpartitioned`);
    this.addSql(`drop table audit_log_unpartitioned`);
  }
}
