import type { EntityManager } from '@mikro-orm/postgresql';
import type { FriendGroup, FriendGroups, GroupMember } from '../../../application/friends/ports.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';
import { removeBatch } from '../remove-batch.js';

const groupsSql = (condition: string): string => `
  select g.id, g.code,
    not exists (select from live_group_members live where live.group_id = g.id) as "isOver",
    (select jsonb_agg(jsonb_build_object('userId', u.id, 'requestId', r.id, 'firstName', u.first_name)
       order by m.joined_at, r.id)
     from friend_group_members m join meetup_requests r on r.id = m.request_id join users u on u.id = r.user_id
     where m.group_id = g.id) as members
  from friend_groups g
  where ${condition}`;

const OF_REQUEST = groupsSql('g.id = (select group_id from friend_group_members where request_id = ?)');
/** A group without members remains where the requests of all were deleted. */
const WITH_CODE = groupsSql(
  'g.code = ? and exists (select from friend_group_members m where m.group_id = g.id)',
);

/** The rows are protected by the lock of the slot, which callers acquire first. */
export class PostgresFriendGroups implements FriendGroups {
  constructor(private readonly em: EntityManager) {}

  ofRequest(requestId: number): Promise<FriendGroup | null> {
    return this.find(OF_REQUEST, requestId);
  }

  withCode(code: string): Promise<FriendGroup | null> {
    return this.find(WITH_CODE, code);
  }

  async open(
    { code, requestId, date }: { code: string; requestId: number; date: CalendarDate },
    now: Date,
  ): Promise<void> {
    await this.em.execute(
      `with g as (insert into friend_groups (code, preferred_date, created_at) values (?, ?, ?) returning id)
       insert into friend_group_members (request_id, group_id, joined_at) select ?, id, ? from g`,
      [code, date, now, requestId, now],
    );
  }

  async join(groupId: number, requestId: number, now: Date): Promise<void> {
    await this.em.execute(
      'insert into friend_group_members (request_id, group_id, joined_at) values (?, ?, ?)',
      [requestId, groupId, now],
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
    type Row = { id: number; code: string; isOver: boolean; members: GroupMember[] };
    const [row] = await this.em.execute<Row[]>(sql, [value]);
    return row ?? null;
  }
}
