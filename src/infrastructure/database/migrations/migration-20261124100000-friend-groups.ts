import { Migration } from '@mikro-orm/migrations';

/**
 * Users who come together, by their requests. The view has the members of groups that are not over: none of them has
 * withdrawn, and there is no block between two. See ADR 46.
 */
export class FriendGroups extends Migration {
  override up(): void {
    this.addSql(`
      create table friend_groups (
        id serial primary key,
        code text not null unique check (length(code) = 8),
        preferred_date date not null,
        created_at timestamptz not null,
        ended_at timestamptz
      )`);
    this.addSql(`create index friend_groups_date on friend_groups (preferred_date)`);
    this.addSql(`
      create table friend_group_members (
        request_id int primary key references meetup_requests (id) on delete cascade,
        group_id int not null references friend_groups (id) on delete cascade,
        joined_at timestamptz not null
      )`);
    this.addSql(`create index friend_group_members_group on friend_group_members (group_id)`);
    this.addSql(`
      create view live_group_members as
      select m.group_id, m.request_id, r.user_id, r.status, r.preferred_date, r.preferred_time, r.venue_type
      from friend_group_members m
      join friend_groups g on g.id = m.group_id and g.ended_at is null
      join meetup_requests r on r.id = m.request_id
      where not exists (
          select from friend_group_members o join meetup_requests q on q.id = o.request_id
          where o.group_id = m.group_id and q.status not in ('active', 'matched'))
        and not exists (
          select from friend_group_members o join meetup_requests q on q.id = o.request_id
          join friend_group_members p on p.group_id = o.group_id join meetup_requests s on s.id = p.request_id
          join blocked_pairs b on b.a = q.user_id and b.b = s.user_id
          where o.group_id = m.group_id)`);
  }
}
