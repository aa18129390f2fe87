/**
 * The audit log in monthly partitions, so that old entries can be removed by dropping a partition while a trigger refuses
 * every other change. See ADR 40.
 */
export const auditLog = `
-- A unique index would need the partition key; the sequence makes ids unique. Entries outlive the accounts they name.
create table audit_log (
  id bigserial,
  at timestamptz not null,
  actor_id integer,
  action text not null,
  target_kind text,
  target_id integer,
  details jsonb not null default '{}'
) partition by range (at);
create index audit_log_of_id on audit_log (id);
create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_of_actor on audit_log (actor_id, id desc);
create index audit_log_of_target on audit_log (target_kind, target_id, id desc);

-- Entries of a month that has no partition yet.
create table audit_log_rest partition of audit_log default;

create function refuse_to_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to.' using errcode = 'insufficient_privilege';
end $$;

-- Triggers for each statement are not inherited, and a statement may name a partition.
create function protect_audit_log(name text) returns void language plpgsql as $$
begin
  execute format('create trigger audit_log_is_append_only before update or delete or truncate on %I
    for each statement execute function refuse_to_rewrite()', name);
end $$;

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
end $$;

select protect_audit_log('audit_log'), protect_audit_log('audit_log_rest');
select create_audit_log_partition((date_trunc('month', now() at time zone 'UTC') + ahead * interval '1 month')::date)
from generate_series(0, 3) ahead;`;
