import type { EntityManager } from '@mikro-orm/postgresql';
import type { FriendGroup, FriendGroups, NewGroup } from '../../../application/friends/ports.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';
import { removeBatch } from '../remove-batch.js';

const groupsSql = (condition: string): string => `
  select g.id, g.code, g.awaits, g.held_until as "heldUntil", owner.slot, owner.time_zone as "timeZone",
    not exists (select from live_group_members live where live.group_id = g.id) as "isOver",
    (select bool_or(r.status = 'matched')
     from friend_group_members m join meetup_requests r on r.id = m.request_id where m.group_id = g.id) as "isSeated",
    (select jsonb_agg(jsonb_build_object('userId', u.id, 'requestId', r.id, 'firstName', u.first_name,
       'profileImageUrl', u.profile_image_url) order by m.joined_at, r.id)
     from friend_group_members m join meetup_requests r on r.id = m.request_id join users u on u.id = r.user_id
     where m.group_id = g.id) as members
  from friend_groups g join lateral (
    select r.time_zone, jsonb_build_object('preferredDate', to_char(r.preferred_date, 'YYYY-MM-DD'),
      'preferredTime', r.preferred_time, 'venueType', r.venue_type) as slot
    from friend_group_members m join meetup_requests r on r.id = m.request_id
    where m.group_id = g.id order by m.joined_at, r.id limit 1) owner on true
  where ${condition}`;

const OF_REQUEST = groupsSql('g.id = (select group_id from friend_group_members where request_id = ?)');
const WITH_CODE = groupsSql('g.code = ?');

/** The rows are protected by the lock of the slot, which callers acquire first. */
export class PostgresFriendGroups implements FriendGroups {
  constructor(private readonly em: EntityManager) {}

  ofRequest(requestId: number): Promise<FriendGroup | null> {
    return this.find(OF_REQUEST, requestId);
  }

  withCode(code: string): Promise<FriendGroup | null> {
    return this.find(WITH_CODE, code);
  }

  async open({ code, requestId, date, awaits, heldUntil }: NewGroup, now: Date): Promise<void> {
    await this.em.execute(
      `with g as (
         insert into friend_groups (code, preferred_date, awaits, held_until, created_at) values (?, ?, ?, ?, ?)
         returning id)
       insert into friend_group_members (request_id, group_id, joined_at) select ?, id, ? from g`,
      [code, date, awaits, heldUntil, now, requestId, now],
    );
  }

  async join(groupId: number, requestId: number, now: Date): Promise<void> {
    await this.em.execute(
      'insert into friend_group_members (request_id, group_id, joined_at) values (?, ?, ?)',
      [requestId, groupId, now],
    );
  }

  async endHold(groupId: number): Promise<void> {
    await this.em.execute('update friend_groups set held_until = null where id = ?', [groupId]);
  }

  async replaceRequest(
    replacedId: number,
    { id, preferredDate }: { readonly id: number; readonly preferredDate: CalendarDate },
    heldUntil: Date | null,
  ): Promise<void> {
    await this.em.execute(
      `with m as (update friend_group_members set request_id = ? where request_id = ? returning group_id)
       update friend_groups g set preferred_date = ?, held_until = ? from m where g.id = m.group_id`,
      [id, replacedId, preferredDate, heldUntil],
    );
  }

  async leave(groupId: number, requestId: number, now: Date): Promise<void> {
    await this.em.execute('delete from friend_group_members where request_id = ? and group_id = ?', [
      requestId,
      groupId,
    ]);
    await this.em.execute('update friend_groups set ended_at = coalesce(ended_at, ?) where id = ?', [
      now,
      groupId,
    ]);
    await this.em.execute(
      `delete from friend_groups g where g.id = ?
         and not exists (select from friend_group_members m where m.group_id = g.id)`,
      [groupId],
    );
  }

  async removeBefore(date: CalendarDate, limit: number): Promise<number> {
    return removeBatch(this.em, 'friend_groups', 'preferred_date < ?', [date], limit);
  }

  private async find(sql: string, value: number | string): Promise<FriendGroup | null> {
    const [row] = await this.em.execute<FriendGroup[]>(sql, [value]);
    return row ?? null;
  }
}
