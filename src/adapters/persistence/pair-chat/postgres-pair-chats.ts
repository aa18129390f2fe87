import type { EntityManager } from '@mikro-orm/postgresql';
import type { PairChats } from '../../../application/pair-chat/ports.js';

const OPEN_OF = `
  select m.id from match_members own
  join matches m on m.id = own.match_id and m.status = 'in_touch'
  where own.user_id = ? order by m.id`;

const BETWEEN = `
  select m.id from match_members own
  join matches m on m.id = own.match_id and m.status = 'in_touch'
  join match_members their on their.match_id = m.id and their.user_id = any (?::int[])
  where own.user_id = ? order by m.id`;

const STARTED_BEFORE = `
  select id from matches where status = 'in_touch' and starts_at < ?::timestamptz and id > ? order by id limit ?`;

const MOVE_START = `
  update matches set starts_at = greatest(starts_at, (
    select c.created_at from chat_messages c where c.match_id = matches.id order by c.id desc limit 1))
  where id = ? returning starts_at as "startsAt"`;

export class PostgresPairChats implements PairChats {
  constructor(private readonly em: EntityManager) {}

  async openOf(userId: number): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(OPEN_OF, [userId]);
    return rows.map(({ id }) => id);
  }

  async between(userId: number, otherIds: readonly number[]): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(BETWEEN, [`{${otherIds.join(',')}}`, userId]);
    return rows.map(({ id }) => id);
  }

  async startedBefore(instant: Date, limit: number, after = 0): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(STARTED_BEFORE, [instant, after, limit]);
    return rows.map(({ id }) => id);
  }

  async moveStart(id: number): Promise<Date> {
    const [row] = await this.em.execute<Array<{ startsAt: Date }>>(MOVE_START, [id]);
    return new Date(row!.startsAt);
  }
}
