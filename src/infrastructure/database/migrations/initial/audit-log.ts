/**
 * The audit log in monthly partitions, so that old entries can be removed by dropping a partition while a trigger refuses
 * every other change. See ADR 40. Readers get the random ids only: gaps between consecutive ones would count the entries
 * that are hidden from them.
 */
export const auditLog = `
-- The first eight digits of a random UUID are 32 random bits; 31 of them make a positive integer.
create function random_id_of(name regclass) returns integer language plpgsql volatile as $$
declare
  candidate integer;
  is_taken boolean;
begin
  loop
    candidate := (('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint & 2147483647)::integer;
    execute format('select exists (select from %s where id = $1)', name) into is_taken using candidate;
    exit when candidate > 0 and not is_taken;
  end loop;
  return candidate;
end $$;

-- A unique index would need the partition key. Entries outlive the accounts they name.
create table audit_log (
  id integer not null,
  -- The order in which entries were written, which is never sent.
  position bigserial,
  at timestamptz not null,
  actor_id integer,
  action text not null,
  target_kind text,
  target_id integer,
  details jsonb not null default '{}'
) partition by range (at);
alter table audit_log alter column id set default random_id_of('audit_log');
create index audit_log_of_id on audit_log (id);
create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_of_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_of_target on audit_log (target_kind, target_id, position desc);

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
