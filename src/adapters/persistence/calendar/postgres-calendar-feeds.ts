import { hash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarFeeds, FeedOwner } from '../../../application/calendar/ports.js';

const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer');

export class PostgresCalendarFeeds implements CalendarFeeds {
  constructor(private readonly em: EntityManager) {}

  async put(userId: number, token: string, now: Date): Promise<void> {
    await this.em.execute(
      `insert into calendar_feeds (user_id, token_digest, created_at) values (?, ?, ?)
       on conflict (user_id) do update set token_digest = excluded.token_digest, created_at = excluded.created_at`,
      [userId, digestOf(token), now],
    );
  }

  async remove(userId: number): Promise<void> {
    await this.em.execute('delete from calendar_feeds where user_id = ?', [userId]);
  }

  async createdAt(userId: number): Promise<Date | null> {
    const [row] = await this.em.execute<Array<{ createdAt: string }>>(
      'select created_at as "createdAt" from calendar_feeds where user_id = ?',
      [userId],
    );
    return row ? new Date(row.createdAt) : null;
  }

  async ownerOf(token: string): Promise<FeedOwner | null> {
    const [row] = await this.em.execute<FeedOwner[]>(
      `select u.id as "userId", u.language from calendar_feeds f join users u on u.id = f.user_id
       where f.token_digest = ? and u.deleted_at is null`,
      [digestOf(token)],
    );
    return row ?? null;
  }
}
