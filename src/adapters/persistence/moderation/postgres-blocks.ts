import type { EntityManager } from '@mikro-orm/postgresql';
import type { BlockedPersonRow, Blocks } from '../../../application/moderation/ports.js';

/**
 * Former seats count too. Organizers and participants of any meetup can be blocked, past ones included: a condition on
 * the date would reveal a meetup that a block hides.
 */
const HAS_MET = `
  select 1 from users other
  where other.id = ? and other.id <> ? and other.auth_provider <> 'system' and other.deleted_at is null and (
    exists (select 1 from match_members mine join match_members theirs on theirs.match_id = mine.match_id
      where mine.user_id = ? and theirs.user_id = other.id)
    or exists (select 1 from meetups o where o.created_by = other.id)
    or exists (select 1 from match_members seat join matches m on m.id = seat.match_id
      where seat.user_id = other.id and m.meetup_id is not null)
    or exists (select 1 from blocks where blocker_id = ? and blocked_id = other.id))`;

export class PostgresBlocks implements Blocks {
  constructor(private readonly em: EntityManager) {}

  async lockUsersForUpdate(userIds: readonly number[]): Promise<void> {
    await this.em.execute(`select 1 from users where id = any (?::int[]) order by id for no key update`, [
      sqlList(userIds),
    ]);
  }

  async hasMet(userId: number, otherId: number): Promise<boolean> {
    const rows = await this.em.execute<object[]>(HAS_MET, [otherId, userId, userId, userId]);
    return rows.length > 0;
  }

  async add(userId: number, otherId: number, now: Date): Promise<void> {
    await this.em.execute(
      `insert into blocks (blocker_id, blocked_id, blocked_at) values (?, ?, ?) on conflict do nothing`,
      [userId, otherId, now],
    );
  }

  async remove(userId: number, otherId: number): Promise<void> {
    await this.em.execute(`delete from blocks where blocker_id = ? and blocked_id = ?`, [userId, otherId]);
  }

  of(userId: number, limit: number): Promise<BlockedPersonRow[]> {
    return this.em.execute<BlockedPersonRow[]>(
      `select u.id, u.first_name as "firstName", u.profile_image_url as "profileImageUrl",
         b.blocked_at as "blockedAt"
       from blocks b join users u on u.id = b.blocked_id
       where b.blocker_id = ? and u.deleted_at is null order by b.id desc limit ?`,
      [userId, limit],
    );
  }

  async existBetween(userId: number, otherIds: readonly number[]): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select 1 from blocked_pairs where a = ? and b = any (?::int[]) limit 1`,
      [userId, sqlList(otherIds)],
    );
    return rows.length > 0;
  }
}

/** An array literal of PostgreSQL. */
const sqlList = (ids: readonly number[]): string => `{${ids.join(',')}}`;
